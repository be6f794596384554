import { type SteadyMs } from '../../app/shared/clock.ts';
import type { SessionName } from '../../app/accounts/sessions.ts';
import { lockedAccountOf } from './locked-account.ts';
import type { Session } from '../engine/session.ts';

/** Limit of known browsers per account, above the number that one person uses. */
const mostOfAccount = 10;

export const staffBrowsers = {
  /**
   * The one of these tokens that is unexpired and belongs to the enabled account with this address, or null.
   */
  async find(
    { db }: Session,
    email: string,
    tokenHashes: readonly string[],
    at: SteadyMs,
  ): Promise<string | null> {
    const row = await db
      .selectFrom('staff_browsers')
      .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_browsers.account_id')
      .select('staff_browsers.token_hash')
      .where('staff_browsers.token_hash', 'in', [...tokenHashes])
      .where('staff_browsers.expires_at', '>', at)
      .where('staff_accounts.email', '=', email)
      .where('staff_accounts.disabled_at', 'is', null)
      .executeTakeFirst();
    return row?.token_hash ?? null;
  },

  /**
   * Renews the token of a browser that the account knows; otherwise adds the fresh token, and returns true. At the
   * limit, the account's least recently used browser is forgotten.
   */
  remember: (
    { commit }: Session,
    by: SessionName,
    tokenHashes: readonly string[],
    fresh: { readonly hash: string; readonly expiresAt: SteadyMs },
  ): Promise<boolean> =>
    commit(async (trx) => {
      const account = await lockedAccountOf(trx, by);
      if (!account) return false;
      const known = await trx
        .selectFrom('staff_browsers')
        .select('token_hash')
        .where('account_id', '=', account.id)
        .orderBy('expires_at')
        .execute();
      const same = known.find(({ token_hash }) => tokenHashes.includes(token_hash));
      if (same) {
        await trx
          .updateTable('staff_browsers')
          .set({ expires_at: fresh.expiresAt })
          .where('token_hash', '=', same.token_hash)
          .execute();
        return false;
      }
      const forgotten = known.slice(0, Math.max(0, known.length + 1 - mostOfAccount));
      for (const { token_hash } of forgotten)
        await trx.deleteFrom('staff_browsers').where('token_hash', '=', token_hash).execute();
      await trx
        .insertInto('staff_browsers')
        .values({ token_hash: fresh.hash, account_id: account.id, expires_at: fresh.expiresAt })
        .execute();
      return true;
    }),
};
