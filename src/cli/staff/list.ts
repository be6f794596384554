import type { KeptAccount } from '../../app/accounts/account.ts';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { withStore } from '../store/with-store.ts';
import { harmless } from '../terminal/text.ts';
import { isoTime } from '../terminal/times.ts';

export async function listAccounts(args: readonly string[], config: Config): Promise<void> {
  if (args.length > 0) throw new OperatorError('staff list takes no more words');
  await withStore(config, 'read', async ({ staffAccounts }) => {
    const accounts = await staffAccounts.list();
    if (accounts.length === 0) console.log('There are no accounts yet: staff add EMAIL makes one.');
    for (const account of accounts) console.log(described(account));
  });
}

function described(account: KeptAccount): string {
  const { email, role, createdAt, lastSignedInAt, disabledAt } = account;
  return [
    harmless(email),
    role,
    `created ${isoTime(createdAt)}`,
    lastSignedInAt === null ? 'never signed in' : `last signed in ${isoTime(lastSignedInAt)}`,
    disabledAt === null ? waysIn(account) : `disabled ${isoTime(disabledAt)}`,
  ].join('\t');
}

function waysIn({ hasPassword, setupExpiresAt }: KeptAccount): string {
  if (hasPassword) return 'active';
  if (setupExpiresAt === null) return 'no password: staff reset gives a new link';
  return `set-up link until ${isoTime(setupExpiresAt)}`;
}
