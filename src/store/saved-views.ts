import { randomUUID } from 'node:crypto';
import type { SavedView } from '../app/desk/inbox.ts';
import type { WallMs } from '../app/shared/clock.ts';
import type { Session } from './session.ts';

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
      const views = await trx
        .selectFrom('staff_views')
        .select(['id', 'name'])
        .where('account_id', '=', accountId)
        .execute();
      const taken = views.find((view) => view.name === name);
      if (taken) await trx.updateTable('staff_views').set({ query }).where('id', '=', taken.id).execute();
      if (taken) return true;
      if (views.length >= mostViews) return false;
      const id = `view_${randomUUID()}`;
      const row = { id, account_id: accountId, name, query, created_at: at };
      await trx.insertInto('staff_views').values(row).execute();
      return true;
    });
  },

  async remove({ commit }: Session, accountId: string, id: string): Promise<void> {
    await commit((trx) =>
      trx.deleteFrom('staff_views').where('id', '=', id).where('account_id', '=', accountId).execute(),
    );
  },
};
