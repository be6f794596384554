import { randomUUID } from 'node:crypto';
import type { SavedView } from '../../app/inbox/inbox.ts';
import type { WallMs } from '../../app/shared/clock.ts';
import { lockedAccount } from '../accounts/locked-account.ts';
import type { Session } from '../engine/session.ts';

/** Limit of saved views per account. */
const maxViews = 30;

/** Saved filters of the inbox, per member of staff. */
export const savedViews = {
  async list({ db }: Session, accountId: string): Promise<readonly SavedView[]> {
    const rows = await db
      .selectFrom('staff_views')
      .select(['id', 'name', 'query'])
      .where('account_id', '=', accountId)
      .limit(maxViews)
      .execute();
    return rows.sort((one, other) => one.name.localeCompare(other.name));
  },

  /** Saves a view, replacing one of the same name. False if the account has reached its limit. */
  save(
    { commit }: Session,
    accountId: string,
    { name, query }: Pick<SavedView, 'name' | 'query'>,
    at: WallMs,
  ): Promise<boolean> {
    return commit(async (trx) => {
      // Locks the account, so that concurrent saves cannot exceed the limit.
      await lockedAccount(trx, accountId);
      const views = await trx
        .selectFrom('staff_views')
        .select('name')
        .where('account_id', '=', accountId)
        .execute();
      const isNew = views.every((view) => view.name !== name);
      if (isNew && views.length >= maxViews) return false;
      await trx
        .insertInto('staff_views')
        .values({ id: `view_${randomUUID()}`, account_id: accountId, name, query, created_at: at })
        .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet({ query }))
        .execute();
      return true;
    });
  },

  async remove({ commit }: Session, accountId: string, id: string): Promise<void> {
    await commit((trx) =>
      trx.deleteFrom('staff_views').where('id', '=', id).where('account_id', '=', accountId).execute(),
    );
  },
};
