import { randomUUID } from 'node:crypto';
import type { SavedView } from '../../app/inbox/inbox.ts';
import type { WallMs } from '../../app/shared/clock.ts';
import { lockedAccount } from '../accounts/locked-account.ts';
import type { Session } from '../engine/session.ts';

/** More than fit beside an inbox. */
const mostViews = 30;

/** Filters of the inbox that staff have given names; each member of staff has their own. */
export const savedViews = {
  async list({ db }: Session, accountId: string): Promise<readonly SavedView[]> {
    const rows = await db
      .selectFrom('staff_views')
      .select(['id', 'name', 'query'])
      .where('account_id', '=', accountId)
      .limit(mostViews)
      .execute();
    return rows.sort((one, other) => one.name.localeCompare(other.name));
  },

  /** A name that is taken is given the new filter. False where there are as many as there may be. */
  save(
    { commit }: Session,
    accountId: string,
    { name, query }: Pick<SavedView, 'name' | 'query'>,
    at: WallMs,
  ): Promise<boolean> {
    return commit(async (trx) => {
      // Whoever saves another one meanwhile waits, or both would count what is there before either is.
      await lockedAccount(trx, accountId);
      const views = await trx
        .selectFrom('staff_views')
        .select('name')
        .where('account_id', '=', accountId)
        .execute();
      const isNew = views.every((view) => view.name !== name);
      if (isNew && views.length >= mostViews) return false;
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
