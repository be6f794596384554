import { formats } from '../../contract/reading/formats.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import { type KeptAccount, type StaffAccount, type StaffRole, staffRoles } from '../staff/account.ts';
import { type SetupLink, newAccount, newSetupLink, setupPath } from '../staff/new-account.ts';
import type { NotDone } from './note.ts';

interface Doing {
  readonly at: WallMs;
  readonly actor: string;
}

export interface AccountAdminNeeds {
  readonly accounts: {
    readonly list: () => Promise<readonly KeptAccount[]>;
    readonly find: (id: string) => Promise<KeptAccount | null>;
    readonly add: (account: StaffAccount, link: SetupLink, doing: Doing) => Promise<boolean>;
    readonly reset: (id: string, link: SetupLink, doing: Doing) => Promise<void>;
    readonly disable: (id: string, doing: Doing) => Promise<void>;
    readonly enable: (id: string, doing: Doing) => Promise<void>;
    readonly setRole: (id: string, role: StaffRole, doing: Doing) => Promise<void>;
  };
  readonly clock: Pick<Clock, 'now'>;
  readonly publicUrl: () => string;
  readonly actorOf: (by: StaffAccount) => string;
}

/** By which somebody sets a password; it is shown once. */
export interface ShownLink {
  readonly email: string;
  readonly url: string;
}

export const accountChanges = ['disable', 'enable', 'make-sales', 'make-admin'] as const;
export type AccountChange = (typeof accountChanges)[number];

const nobody: NotDone = { fault: 'There is no such account any more.' };

/** Who works at the desk. Nobody changes an account of their own here, so that an admin is always left. */
export function createAccountAdmin({ accounts, clock, publicUrl, actorOf }: AccountAdminNeeds) {
  const doing = (by: StaffAccount): Doing => ({ at: clock.now(), actor: actorOf(by) });
  const shown = (email: string, token: string) => ({ email, url: `${publicUrl()}${setupPath(token)}` });

  return {
    list: () => accounts.list(),

    async add(by: StaffAccount, typed: string, wanted: string): Promise<ShownLink | NotDone> {
      const role = staffRoles.find((name) => name === wanted);
      if (!role) return { fault: `Choose one of the roles: ${staffRoles.join(' or ')}.` };
      if (!formats['idn-email'].accepts(typed.trim())) return { fault: 'This is not an e-mail address.' };
      const account = newAccount(foldedEmail(typed.trim()), role, clock.now());
      const { token, link } = newSetupLink(clock.now());
      if (!(await accounts.add(account, link, doing(by))))
        return { fault: `There is an account for ${account.email} already.` };
      return shown(account.email, token);
    },

    async reset(by: StaffAccount, id: string): Promise<ShownLink | NotDone> {
      const account = await accounts.find(id);
      if (!account) return nobody;
      if (account.disabledAt !== null) return { fault: 'This account is disabled: enable it first.' };
      const { token, link } = newSetupLink(clock.now());
      await accounts.reset(id, link, doing(by));
      return shown(account.email, token);
    },

    async change(by: StaffAccount, id: string, change: AccountChange): Promise<NotDone | null> {
      const account = await accounts.find(id);
      if (!account) return nobody;
      if (id === by.id) return { fault: 'Ask another admin to change your own account.' };
      if (change === 'disable') await accounts.disable(id, doing(by));
      else if (change === 'enable') await accounts.enable(id, doing(by));
      else await accounts.setRole(id, change === 'make-admin' ? 'admin' : 'sales', doing(by));
      return null;
    },
  };
}

export type AccountAdmin = ReturnType<typeof createAccountAdmin>;
