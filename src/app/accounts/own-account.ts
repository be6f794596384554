import type { Clock, WallMs } from '../shared/clock.ts';
import type { AccountWithPassword, KeptAccount, StaffAccount } from './account.ts';
import type { CheckPassword, CurrentPassword } from './current-password.ts';
import type { PasswordHashes } from './password-hash.ts';
import { known } from './password-queue.ts';
import { passwordFault } from './password-rules.ts';
import { hashSecret } from './secret.ts';
import {
  type SessionName,
  type SignedIn,
  SignedOutMeanwhile,
  type StaffSessions,
  sessionName,
} from './sessions.ts';

interface Doing {
  readonly at: WallMs;
  readonly actor: string;
  readonly mailsOwner: boolean;
}

export interface AccountStore {
  readonly findByEmail: (email: string) => Promise<AccountWithPassword | null>;
  readonly find: (id: string) => Promise<AccountWithPassword | null>;
  readonly findBySetup: (hash: string) => Promise<KeptAccount | null>;
  readonly setUp: (id: string, setupHash: string, passwordHash: string, doing: Doing) => Promise<boolean>;
  /** Changes the password and ends all other sessions. False if the requesting session has ended. */
  readonly changePassword: (
    by: SessionName,
    passwordHash: string,
    removesPasskeys: boolean,
    doing: Doing,
  ) => Promise<boolean>;
}

interface OwnAccountNeeds {
  readonly accounts: AccountStore;
  readonly sessions: Pick<StaffSessions, 'begin' | 'noteProof'>;
  readonly passwords: PasswordHashes;
  readonly checkPassword: CheckPassword;
  readonly clock: Clock;
  /** Whether mail is configured: account owners then get a mail about every new credential. */
  readonly mailsOwner: boolean;
}

/** A form field with its fault. */
export interface PasswordComplaint {
  readonly field: 'current' | 'password' | 'repeated';
  readonly text: string;
}

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

export interface ChangedPassword extends NewPassword {
  readonly current: string;
  readonly removesPasskeys: boolean;
}

/** Name of the actor in the audit. */
export const actorOf = ({ email }: StaffAccount): string => `staff:${email}`;

/**
 * Use cases of staff for their own account. May refuse with `store_unavailable`, or throw
 * `SignedOutMeanwhile`.
 */
export function createOwnAccounts({
  accounts,
  sessions,
  passwords,
  checkPassword,
  clock,
  mailsOwner,
}: OwnAccountNeeds) {
  /** The account of a set-up link; null if it was used, replaced or expired. */
  async function ofSetup(token: string): Promise<KeptAccount | null> {
    const account = await accounts.findBySetup(hashSecret(token));
    const ends = account?.setupExpiresAt ?? null;
    return account && ends !== null && clock.now() < ends ? account : null;
  }

  return {
    ofSetup,

    /** Sets the password. Returns the token of a new session, a complaint, or null for an invalid link. */
    async setUp(
      token: string,
      wanted: NewPassword,
    ): Promise<{ readonly session: string } | { readonly complaint: PasswordComplaint } | null> {
      const account = await ofSetup(token);
      if (!account) return null;
      const complaint = complaintOf(wanted, account.email);
      if (complaint) return { complaint };
      const hash = await passwords.make(wanted.password, known(account.id));
      const doing = { at: clock.now(), actor: actorOf(account), mailsOwner };
      if (!(await accounts.setUp(account.id, hashSecret(token), hash, doing))) return null;
      const session = await sessions.begin(account.id, { way: 'password', passwordHash: hash });
      return session === null ? null : { session };
    },

    /**
     * Changes the password, ends the account's other sessions and forgets its known browsers. Null on
     * success.
     */
    async changePassword(
      by: SignedIn,
      { current, removesPasskeys, ...wanted }: ChangedPassword,
    ): Promise<PasswordComplaint | null> {
      const { account } = by;
      const complaint = complaintOf(wanted, account.email);
      if (complaint) return complaint;
      const checked = await checkPassword(account, current);
      // An account with passkeys or OpenID only has no current password to check.
      if (checked.kind === 'wrong' || checked.kind === 'wait')
        return { field: 'current', text: currentFault(checked) };
      const made = await passwords.make(wanted.password, known(account.id));
      const doing = { at: clock.now(), actor: actorOf(account), mailsOwner };
      // False if an admin has reset the account during the hashing, which is slow.
      if (!(await accounts.changePassword(sessionName(by), made, removesPasskeys, doing)))
        throw new SignedOutMeanwhile();
      await sessions.noteProof(by.session);
      return null;
    },

    find: accounts.find,
  };
}

function complaintOf({ password, repeated }: NewPassword, email: string): PasswordComplaint | null {
  const text = passwordFault(password, email);
  if (text !== null) return { field: 'password', text };
  return password === repeated ? null : { field: 'repeated', text: 'The two passwords are not the same.' };
}

const currentFault = (checked: CurrentPassword): string =>
  checked.kind === 'wait'
    ? `Too many attempts: please wait ${checked.seconds} seconds.`
    : 'This is not your current password.';
