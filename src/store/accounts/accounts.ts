import { type Selectable, type Transaction, sql } from 'kysely';
import type { ChangeOutcome } from '../../app/admin/accounts.ts';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import type {
  AccountWithPassword,
  KeptAccount,
  StaffAccount,
  StaffRole,
} from '../../app/accounts/account.ts';
import type { SetupLink } from '../../app/accounts/new-account.ts';
import type { SessionName } from '../../app/accounts/sessions.ts';
import type { WayIn } from '../../app/outbox/owner-mail.ts';
import { mailOwner } from '../outbox/owner-mails.ts';
import { type AuditAction, noteIn } from '../people/audit.ts';
import { lockedAccount, lockedAccountOf } from './locked-account.ts';
import type { Commit } from '../engine/open-database.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

/** Actor and time, for the audit. */
interface Doing {
  readonly at: WallMs;
  readonly actor: string;
  /** Whether the account's owner gets a mail about a new credential. */
  readonly mailsOwner?: boolean;
}

/**
 * With `admin`, the change is made only while the session belongs to an admin. Operator commands have no session.
 */
interface AdminDoing extends Doing {
  readonly admin?: SessionName;
}

export const staffAccounts = {
  /** `taken`: another account has this address. */
  add: ({ commit }: Session, { id, email, role }: StaffAccount, link: SetupLink, doing: AdminDoing) =>
    commit(async (trx): Promise<ChangeOutcome | 'taken'> => {
      if (!(await mayChange(trx, id, doing))) return 'not-admin';
      const added = await trx
        .insertInto('staff_accounts')
        .values({
          id,
          email,
          role,
          password_hash: null,
          setup_hash: link.hash,
          setup_expires_at: link.expiresAt,
          created_at: doing.at,
          last_signed_in_at: null,
          disabled_at: null,
          openid_issuer: null,
          openid_subject: null,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return 'taken';
      await note(trx, 'staff.add', id, doing, 'account');
      return 'done';
    }),

  async list({ db }: Session): Promise<readonly KeptAccount[]> {
    const rows = await db.selectFrom('staff_accounts').selectAll().orderBy('email').execute();
    return rows.map(keptAccountOf);
  },

  async findByEmail({ db }: Session, email: string): Promise<AccountWithPassword | null> {
    const row = await accounts(db).where('email', '=', email).executeTakeFirst();
    return row ? accountWithPassword(row) : null;
  },

  async find({ db }: Session, id: string): Promise<AccountWithPassword | null> {
    const row = await accounts(db).where('id', '=', id).executeTakeFirst();
    return row ? accountWithPassword(row) : null;
  },

  /** Null unless an enabled account has this setup link; the caller checks its expiry. */
  async findBySetup({ db }: Session, hash: string): Promise<KeptAccount | null> {
    const row = await accounts(db)
      .where('setup_hash', '=', hash)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return row ? keptAccountOf(row) : null;
  },

  /** A setup link works once: false if it was used or replaced meanwhile, or the account disabled. */
  setUp: ({ commit }: Session, id: string, setupHash: string, passwordHash: string, doing: Doing) =>
    commit(async (trx): Promise<boolean> => {
      const changed = await trx
        .updateTable('staff_accounts')
        .set({ password_hash: passwordHash, setup_hash: null, setup_expires_at: null })
        .where('id', '=', id)
        .where('setup_hash', '=', setupHash)
        .where('disabled_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!changed) return false;
      await endSessions(trx, id);
      await forgetBrowsers(trx, id);
      await note(trx, 'staff.set-up', id, doing, 'password');
      return true;
    }),

  /** Ends the account's other sessions and forgets its browsers. False if the caller's own session has ended. */
  changePassword: (
    { commit }: Session,
    by: SessionName,
    passwordHash: string,
    removesPasskeys: boolean,
    doing: Doing,
  ): Promise<boolean> =>
    commit(async (trx) => {
      const account = await lockedAccountOf(trx, by);
      if (!account) return false;
      await trx
        .updateTable('staff_accounts')
        .set({ password_hash: passwordHash, setup_hash: null, setup_expires_at: null })
        .where('id', '=', account.id)
        .execute();
      await endSessions(trx, account.id, by.tokenHash);
      await forgetBrowsers(trx, account.id);
      if (removesPasskeys) {
        await trx.deleteFrom('staff_passkeys').where('account_id', '=', account.id).execute();
        await note(trx, 'staff.passkey-removed', account.id, doing);
      }
      await note(trx, 'staff.password', account.id, doing, 'password');
      return true;
    }),

  /**
   * Removes password, passkeys and the identity at the OpenID Connect provider, and ends all sessions. The account
   * gets a setup link.
   */
  reset: ({ commit }: Session, id: string, link: SetupLink, doing: AdminDoing): Promise<ChangeOutcome> =>
    changing(commit, id, doing, async (trx) => {
      await trx
        .updateTable('staff_accounts')
        .set({
          password_hash: null,
          setup_hash: link.hash,
          setup_expires_at: link.expiresAt,
          openid_issuer: null,
          openid_subject: null,
        })
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('staff_passkeys').where('account_id', '=', id).execute();
      await endSessions(trx, id);
      await forgetBrowsers(trx, id);
      await note(trx, 'staff.reset', id, doing, 'link');
    }),

  disable: ({ commit }: Session, id: string, doing: AdminDoing): Promise<ChangeOutcome> =>
    changing(commit, id, doing, async (trx) => {
      await trx
        .updateTable('staff_accounts')
        .set({ disabled_at: doing.at, setup_hash: null, setup_expires_at: null })
        .where('id', '=', id)
        .execute();
      await endSessions(trx, id);
      await note(trx, 'staff.disable', id, doing);
    }),

  enable: ({ commit }: Session, id: string, doing: AdminDoing): Promise<ChangeOutcome> =>
    changing(commit, id, doing, async (trx) => {
      await trx.updateTable('staff_accounts').set({ disabled_at: null }).where('id', '=', id).execute();
      await note(trx, 'staff.enable', id, doing, 'open');
    }),

  setRole: ({ commit }: Session, id: string, role: StaffRole, doing: AdminDoing): Promise<ChangeOutcome> =>
    changing(commit, id, doing, async (trx) => {
      await trx.updateTable('staff_accounts').set({ role }).where('id', '=', id).execute();
      await note(trx, 'staff.role', id, doing, role === 'admin' ? 'admin' : undefined);
    }),
};

const accounts = (db: Session['db']) => db.selectFrom('staff_accounts').selectAll();

/** Changes an account if the caller is an admin or an operator command. */
const changing = (
  commit: Commit,
  id: string,
  doing: AdminDoing,
  work: (trx: Transaction<Database>) => Promise<void>,
): Promise<ChangeOutcome> =>
  commit(async (trx) => {
    if (!(await mayChange(trx, id, doing))) return 'not-admin';
    await work(trx);
    return 'done';
  });

async function mayChange(trx: Transaction<Database>, id: string, { admin }: AdminDoing): Promise<boolean> {
  if (!admin) return true;
  // Locks the lower id first, or two admins who change each other's accounts could deadlock.
  if (id < admin.accountId) await lockedAccount(trx, id);
  return (await lockedAccountOf(trx, admin))?.role === 'admin';
}

/** Writes the audit entry, and mails the account's owner about a new credential. */
async function note(
  trx: Transaction<Database>,
  action: AuditAction,
  account: string,
  { at, actor, mailsOwner }: Doing,
  way?: WayIn,
): Promise<void> {
  await noteIn(trx, { at, actor, action, detail: { account } });
  if (mailsOwner && way) await mailOwner(trx, account, way, at);
}

async function endSessions(trx: Transaction<Database>, accountId: string, except = ''): Promise<void> {
  await trx
    .deleteFrom('staff_sessions')
    .where('account_id', '=', accountId)
    .where(sql.ref('token_hash'), '<>', except)
    .execute();
}

/** Forgets the account's browsers when its password changes: one of their tokens may have been copied. */
async function forgetBrowsers(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('staff_browsers').where('account_id', '=', accountId).execute();
}

function keptAccountOf(row: Selectable<Database['staff_accounts']>): KeptAccount {
  const time = (value: number | null) => (value === null ? null : wallMs(value));
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    hasPassword: row.password_hash !== null,
    setupExpiresAt: time(row.setup_expires_at),
    createdAt: wallMs(row.created_at),
    lastSignedInAt: time(row.last_signed_in_at),
    disabledAt: time(row.disabled_at),
  };
}

const accountWithPassword = (row: Selectable<Database['staff_accounts']>): AccountWithPassword => ({
  ...keptAccountOf(row),
  passwordHash: row.password_hash,
});
