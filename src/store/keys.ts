import type { Insertable, Selectable } from 'kysely';
import type { ApiKey, NewApiKey } from '../app/callers/api-key.ts';
import { type WallMs, wallMs } from '../app/shared/clock.ts';
import type { Database } from './schema.ts';
import type { Session } from './session.ts';

export const keys = {
  async add({ commit }: Session, { id, hash, label, policy, test, createdAt }: NewApiKey): Promise<void> {
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
    await commit((trx) => trx.insertInto('api_keys').values(row).execute());
  },

  async findByHash({ db }: Session, hash: string): Promise<ApiKey | null> {
    const row = await db.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row ? apiKeyOf(row) : null;
  },

  /** Those in use, by their hashes; the latest where there are more. */
  async listByHash({ db }: Session, most: number): Promise<ReadonlyMap<string, ApiKey>> {
    const inUse = db.selectFrom('api_keys').selectAll().where('revoked_at', 'is', null);
    const rows = await inUse.orderBy('created_at', 'desc').limit(most).execute();
    return new Map(rows.map((row) => [row.hash, apiKeyOf(row)]));
  },

  async list({ db }: Session): Promise<readonly ApiKey[]> {
    const rows = await db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(apiKeyOf);
  },

  /** False when there is no such key or it was revoked before. */
  async revoke({ commit }: Session, id: string, at: WallMs): Promise<boolean> {
    const revoked = await commit((trx) =>
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

  async recordUse({ commit }: Session, id: string, at: WallMs): Promise<void> {
    await commit((trx) =>
      trx.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', id).execute(),
    );
  },
};

function apiKeyOf(row: Selectable<Database['api_keys']>): ApiKey {
  const { rate_limit: limit, rate_window_ms: windowMs } = row;
  return {
    id: row.id,
    label: row.label,
    policy: limit === null || windowMs === null ? null : { limit, windowMs },
    test: row.is_test === 1,
    createdAt: wallMs(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : wallMs(row.last_used_at),
    revokedAt: row.revoked_at === null ? null : wallMs(row.revoked_at),
  };
}
