import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ApiKey } from '../../app/callers/api-key.ts';
import type { KeyStore } from '../../app/shared/store.ts';
import type { Database } from '../schema.ts';

/** Writes are transactions of their own, because only those wait for a lock. */
export function keyQueries(db: Kysely<Database>): KeyStore {
  const write = <Result>(work: (trx: Kysely<Database>) => Promise<Result>) => db.transaction().execute(work);
  return {
    async add({ id, hash, label, policy, test, createdAt }) {
      const row: Insertable<Database['api_keys']> = {
        id,
        hash,
        label,
        rate_limit: policy?.limit ?? null,
        rate_window_ms: policy?.windowMs ?? null,
        is_test: Number(test),
        created_at: createdAt,
        last_used_at: null,
        revoked_at: null,
      };
      await write((trx) => trx.insertInto('api_keys').values(row).execute());
    },
    async findByHash(hash) {
      const row = await db.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row ? apiKeyOf(row) : null;
    },
    async list() {
      const rows = await db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute();
      return rows.map(apiKeyOf);
    },
    async revoke(id, at) {
      const revoked = await write((trx) =>
        trx
          .updateTable('api_keys')
          .set({ revoked_at: at })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returning('id')
          .executeTakeFirst(),
      );
      return revoked !== undefined;
    },
    async recordUse(id, at) {
      await write((trx) =>
        trx.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', id).execute(),
      );
    },
  };
}

function apiKeyOf(row: Selectable<Database['api_keys']>): ApiKey {
  const { rate_limit: limit, rate_window_ms: windowMs } = row;
  return {
    id: row.id,
    label: row.label,
    policy: limit === null || windowMs === null ? null : { limit, windowMs },
    test: row.is_test === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}
