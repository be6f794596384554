import type { Selectable, Transaction } from 'kysely';
import { type SteadyMs, type WallMs, steadyMs } from '../../app/shared/clock.ts';
import type { StaffAccount } from '../../app/accounts/account.ts';
import type { LetInBy, OpenIdIdentity, StaffSession } from '../../app/accounts/sessions.ts';
import { lockedAccount } from './locked-account.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

export const staffSessions = {
  /**
   * Adds the session, and records the sign-in on the account. False if the account was disabled or the credential
   * removed meanwhile.
   */
  add: ({ commit }: Session, session: StaffSession, letInBy: LetInBy, at: WallMs): Promise<boolean> =>
    commit(async (trx) => {
      const account = await lockedAccount(trx, session.accountId);
      if (account?.disabled_at !== null || !(await stillLetsIn(trx, account, letInBy))) return false;
      await trx
        .insertInto('staff_sessions')
        .values({
          token_hash: session.tokenHash,
          account_id: session.accountId,
          signed_in_by: session.signedInBy,
          created_at: session.createdAt,
          last_seen_at: session.lastSeenAt,
          expires_at: session.expiresAt,
          proved_at: session.provedAt,
        })
        .execute();
      await trx
        .updateTable('staff_accounts')
        .set({ last_signed_in_at: at })
        .where('id', '=', session.accountId)
        .execute();
      return true;
    }),

  /** The session with its account; null if the account is disabled. */
  async find(
    { db }: Session,
    tokenHash: string,
  ): Promise<{ readonly session: StaffSession; readonly account: StaffAccount } | null> {
    const row = await db
      .selectFrom('staff_sessions')
      .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
      .selectAll('staff_sessions')
      .select(['staff_accounts.email', 'staff_accounts.role'])
      .where('staff_sessions.token_hash', '=', tokenHash)
      .where('staff_accounts.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    return { session: sessionOf(row), account: { id: row.account_id, email: row.email, role: row.role } };
  },

  async listOf({ db }: Session, accountId: string): Promise<readonly StaffSession[]> {
    const rows = await db
      .selectFrom('staff_sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(sessionOf);
  },

  async noteSeen({ commit }: Session, tokenHash: string, at: SteadyMs): Promise<void> {
    await commit((trx) =>
      trx
        .updateTable('staff_sessions')
        .set({ last_seen_at: at })
        .where('token_hash', '=', tokenHash)
        .execute(),
    );
  },

  async noteProof({ commit }: Session, tokenHash: string, at: SteadyMs): Promise<void> {
    await commit((trx) =>
      trx.updateTable('staff_sessions').set({ proved_at: at }).where('token_hash', '=', tokenHash).execute(),
    );
  },

  async end({ commit }: Session, tokenHash: string): Promise<void> {
    await commit((trx) => trx.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute());
  },

  async endAllOf({ commit }: Session, accountId: string): Promise<void> {
    await commit((trx) => trx.deleteFrom('staff_sessions').where('account_id', '=', accountId).execute());
  },
};

async function stillLetsIn(
  trx: Transaction<Database>,
  account: Selectable<Database['staff_accounts']>,
  by: LetInBy,
): Promise<boolean> {
  if (by.way === 'openid') return isIdentityOf(trx, account, by.identity);
  if (by.way === 'password') return account.password_hash === by.passwordHash;
  const passkey = await trx
    .selectFrom('staff_passkeys')
    .select('id')
    .where('id', '=', by.id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return passkey !== undefined;
}

/** Whether the account is linked to this OpenID Connect user. Links the account if it has no link yet. */
async function isIdentityOf(
  trx: Transaction<Database>,
  account: Selectable<Database['staff_accounts']>,
  { issuer, subject }: OpenIdIdentity,
): Promise<boolean> {
  if (account.openid_issuer === issuer) return account.openid_subject === subject;
  const others = await trx
    .selectFrom('staff_accounts')
    .select('id')
    .where('openid_issuer', '=', issuer)
    .where('openid_subject', '=', subject)
    .execute();
  if (others.length > 0) return false;
  await trx
    .updateTable('staff_accounts')
    .set({ openid_issuer: issuer, openid_subject: subject })
    .where('id', '=', account.id)
    .execute();
  return true;
}

const sessionOf = (row: Selectable<Database['staff_sessions']>): StaffSession => ({
  tokenHash: row.token_hash,
  accountId: row.account_id,
  signedInBy: row.signed_in_by,
  createdAt: steadyMs(row.created_at),
  lastSeenAt: steadyMs(row.last_seen_at),
  expiresAt: steadyMs(row.expires_at),
  provedAt: steadyMs(row.proved_at),
});
