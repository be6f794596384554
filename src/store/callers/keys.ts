import type { Insertable, Selectable } from 'kysely';
import type { AdminDoing, AdminOutcome } from '../../app/admin/note.ts';
import type { ApiKey, NewApiKey } from '../../app/callers/api-key.ts';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import { byAdmin } from '../accounts/by-admin.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { afterFanOut } from '../outbox/fan-out.ts';

export const keys = {
  /** False if there is a key with this id. */
  add(
    { commit }: Session,
    { id, hash, label, policy, test, createdAt }: NewApiKey,
    doing?: AdminDoing,
  ): Promise<AdminOutcome> {
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
    return commit((trx) =>
      byAdmin(trx, 'keys.create', doing, async () => {
        const added = await trx
          .insertInto('api_keys')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        return added !== undefined;
      }),
    );
  },

  async findByHash({ db }: Session, hash: string): Promise<ApiKey | null> {
    const row = await db.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row ? apiKeyOf(row) : null;
  },

  /** Keys in use, by hash; only the newest if there are more than `most`. */
  async listByHash({ db }: Session, most: number): Promise<ReadonlyMap<string, ApiKey>> {
    const inUse = db.selectFrom('api_keys').selectAll().where('revoked_at', 'is', null);
    const rows = await inUse.orderBy('created_at', 'desc').limit(most).execute();
    return new Map(rows.map((row) => [row.hash, apiKeyOf(row)]));
  },

  async list({ db }: Session): Promise<readonly ApiKey[]> {
    const rows = await db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(apiKeyOf);
  },

  /**
   * False if there is no such key, or it was revoked already. Earlier events still go to the key's endpoints.
   */
  revoke: (session: Session, id: string, at: WallMs, doing?: AdminDoing): Promise<AdminOutcome> =>
    afterFanOut(session, (trx) =>
      byAdmin(trx, 'keys.revoke', doing, async () => {
        const revoked = await trx
          .updateTable('api_keys')
          .set({ revoked_at: at })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        return revoked !== undefined;
      }),
    ),

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
