import { wallMs } from '../../app/shared/clock.ts';
import { type KeptAccount, type StaffRole, staffRoles } from '../../app/accounts/account.ts';
import { newAccount, newSetupLink, setupHours, setupPath } from '../../app/accounts/new-account.ts';
import { linkBase } from '../../app/site/link-base.ts';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import type { Store } from '../../store/store.ts';
import { withStore } from '../store/with-store.ts';
import { actorOf } from '../terminal/actor.ts';
import { addressIn } from '../terminal/address.ts';
import { readArgs } from '../terminal/args.ts';
import { harmless } from '../terminal/text.ts';

const now = () => wallMs(Date.now());
const doing = ({ mail }: Config) => ({ at: now(), actor: actorOf(), mailsOwner: mail !== null });

export async function addAccount(args: string[], config: Config): Promise<void> {
  const { values, positionals } = readArgs({
    args,
    options: { role: { type: 'string' } },
    allowPositionals: true,
  });
  const email = addressIn(positionals, 'say whose: staff add EMAIL [--role sales|admin]');
  const account = newAccount(email, roleOf(values.role ?? 'sales'), now());
  const { token, link } = newSetupLink(now());
  await withStore(config, 'create', async ({ staffAccounts }) => {
    if ((await staffAccounts.add(account, link, doing(config))) === 'taken')
      throw new OperatorError(`${harmless(email)} has an account already: staff reset gives a new link`);
  });
  console.log(`${harmless(email)} has an account, as ${account.role}.`);
  sayLink(config, token);
}

export async function resetAccount(args: string[], config: Config): Promise<void> {
  await withAccount('reset', args, config, async ({ staffAccounts }, { id, email, disabledAt }) => {
    if (disabledAt !== null)
      throw new OperatorError(`${harmless(email)} is disabled: staff enable lets them in again`);
    const { token, link } = newSetupLink(now());
    await staffAccounts.reset(id, link, doing(config));
    console.log(`${harmless(email)} is signed out everywhere; password and passkeys are taken back.`);
    sayLink(config, token);
  });
}

function sayLink({ publicUrl, host, port }: Config, token: string): void {
  console.log(
    `With this link they choose a password. It counts once, for ${String(setupHours)} hours, and is not shown again.`,
  );
  console.log(`${publicUrl ?? linkBase(host, port)}${setupPath(token)}`);
}

export async function disableAccount(args: string[], config: Config): Promise<void> {
  await withAccount('disable', args, config, async ({ staffAccounts }, account) => {
    if (account.disabledAt !== null)
      throw new OperatorError(`${harmless(account.email)} is disabled already`);
    await staffAccounts.disable(account.id, doing(config));
    console.log(`${harmless(account.email)} is disabled and signed out everywhere.`);
    if (account.role === 'admin') await warnWithoutAdmins(staffAccounts);
  });
}

export async function enableAccount(args: string[], config: Config): Promise<void> {
  await withAccount('enable', args, config, async ({ staffAccounts }, { id, email, ...account }) => {
    if (account.disabledAt === null) throw new OperatorError(`${harmless(email)} is not disabled`);
    await staffAccounts.enable(id, doing(config));
    const how = account.hasPassword ? 'with the password they had' : 'after staff reset, by a new link';
    console.log(`${harmless(email)} may sign in again, ${how}.`);
  });
}

export async function changeRole(args: string[], config: Config): Promise<void> {
  const usage = `say whose and which: staff role EMAIL ${staffRoles.join('|')}`;
  const [email, given, ...more] = args;
  if (email === undefined || given === undefined || more.length > 0) throw new OperatorError(usage);
  const role = roleOf(given);
  await withAccount('role', [email], config, async ({ staffAccounts }, account) => {
    if (account.role === role) throw new OperatorError(`${harmless(account.email)} is ${role} already`);
    await staffAccounts.setRole(account.id, role, doing(config));
    console.log(`${harmless(account.email)} is ${role} now.`);
    if (account.role === 'admin') await warnWithoutAdmins(staffAccounts);
  });
}

function roleOf(text: string): StaffRole {
  const role = staffRoles.find((each) => each === text);
  if (!role) throw new OperatorError(`a role is ${staffRoles.join(' or ')}`);
  return role;
}

async function withAccount(
  action: string,
  args: string[],
  config: Config,
  work: (store: Store, account: KeptAccount) => Promise<void>,
): Promise<void> {
  const { positionals } = readArgs({ args, options: {}, allowPositionals: true });
  const email = addressIn(positionals, `say whose: staff ${action} EMAIL`);
  await withStore(config, 'change', async (store) => {
    const account = await store.staffAccounts.findByEmail(email);
    if (!account) throw new OperatorError(`${harmless(email)} has no account; staff list shows them`);
    await work(store, account);
  });
}

/** Warns if no enabled admin is left, before the operator needs one. */
async function warnWithoutAdmins(accounts: Store['staffAccounts']): Promise<void> {
  const all = await accounts.list();
  if (all.some(({ role, disabledAt }) => role === 'admin' && disabledAt === null)) return;
  console.error(
    'lintel: no admin is left who may sign in: staff role EMAIL admin or staff add EMAIL --role admin makes one',
  );
}
