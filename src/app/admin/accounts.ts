import { formats } from '../../contract/reading/formats.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import type { Clock } from '../shared/clock.ts';
import { type KeptAccount, type StaffAccount, type StaffRole, staffRoles } from '../accounts/account.ts';
import { type SetupLink, newAccount, newSetupLink, setupPath } from '../accounts/new-account.ts';
import { type SignedIn, SignedOutMeanwhile } from '../accounts/sessions.ts';
import type { AdminDoing, NotDone } from './note.ts';

/**
 * Outcome of a change. `not-admin`: the acting account is signed out or no longer an admin. So if two admins
 * demote each other at once, only the first succeeds.
 */
export type ChangeOutcome = 'done' | 'not-admin';

export interface AccountAdminNeeds {
  readonly accounts: {
    readonly list: () => Promise<readonly KeptAccount[]>;
    readonly find: (id: string) => Promise<KeptAccount | null>;
    readonly add: (
      account: StaffAccount,
      link: SetupLink,
      doing: AdminDoing,
    ) => Promise<ChangeOutcome | 'taken'>;
    readonly reset: (id: string, link: SetupLink, doing: AdminDoing) => Promise<ChangeOutcome>;
    readonly disable: (id: string, doing: AdminDoing) => Promise<ChangeOutcome>;
    readonly enable: (id: string, doing: AdminDoing) => Promise<ChangeOutcome>;
    readonly setRole: (id: string, role: StaffRole, doing: AdminDoing) => Promise<ChangeOutcome>;
  };
  readonly clock: Pick<Clock, 'now'>;
  readonly publicUrl: () => string;
  readonly doing: (by: SignedIn) => AdminDoing;
}

/** A link for setting a password; shown once. */
export interface ShownLink {
  readonly email: string;
  readonly url: string;
}

export const accountChanges = ['disable', 'enable', 'make-sales', 'make-admin'] as const;
export type AccountChange = (typeof accountChanges)[number];

const noSuchAccount: NotDone = { fault: 'There is no such account any more.' };

/**
 * Account administration. At least one admin always remains: admins cannot change their own account, and the
 * store checks the acting session in the transaction of the change. Throws `SignedOutMeanwhile` if the
 * session no longer belongs to an admin.
 */
export function createAccountAdmin({ accounts, clock, publicUrl, doing }: AccountAdminNeeds) {
  const shown = (email: string, token: string) => ({ email, url: `${publicUrl()}${setupPath(token)}` });

  return {
    list: () => accounts.list(),

    async add(by: SignedIn, typed: string, wanted: string): Promise<ShownLink | NotDone> {
      const role = staffRoles.find((name) => name === wanted);
      if (!role) return { fault: `Choose one of the roles: ${staffRoles.join(' or ')}.` };
      if (!formats['idn-email'].accepts(typed.trim())) return { fault: 'This is not an e-mail address.' };
      const account = newAccount(foldedEmail(typed.trim()), role, clock.now());
      const { token, link } = newSetupLink(clock.now());
      const outcome = await accounts.add(account, link, doing(by));
      if (outcome === 'not-admin') throw new SignedOutMeanwhile();
      if (outcome === 'taken') return { fault: `There is an account for ${account.email} already.` };
      return shown(account.email, token);
    },

    async reset(by: SignedIn, id: string): Promise<ShownLink | NotDone> {
      const account = await accounts.find(id);
      if (!account) return noSuchAccount;
      if (account.disabledAt !== null) return { fault: 'This account is disabled: enable it first.' };
      const { token, link } = newSetupLink(clock.now());
      if ((await accounts.reset(id, link, doing(by))) === 'not-admin') throw new SignedOutMeanwhile();
      return shown(account.email, token);
    },

    async change(by: SignedIn, id: string, change: AccountChange): Promise<NotDone | null> {
      const account = await accounts.find(id);
      if (!account) return noSuchAccount;
      if (id === by.account.id) return { fault: 'Ask another admin to change your own account.' };
      if ((await changed(id, change, doing(by))) === 'not-admin') throw new SignedOutMeanwhile();
      return null;
    },
  };

  function changed(id: string, change: AccountChange, how: AdminDoing): Promise<ChangeOutcome> {
    if (change === 'disable') return accounts.disable(id, how);
    if (change === 'enable') return accounts.enable(id, how);
    return accounts.setRole(id, change === 'make-admin' ? 'admin' : 'sales', how);
  }
}

export type AccountAdmin = ReturnType<typeof createAccountAdmin>;
