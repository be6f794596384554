import type { Transaction } from 'kysely';
import type { AdminAction, AdminDoing, AdminOutcome } from '../../app/admin/note.ts';
import type { SessionName } from '../../app/accounts/sessions.ts';
import { noteIn } from '../people/audit.ts';
import { lockedAccountOf } from './locked-account.ts';
import type { Database } from '../engine/schema.ts';

/**
 * Makes a change and its audit entry in one transaction, if the session still belongs to an admin. Operator
 * commands have no session and are not checked. False if there was nothing to change.
 */
export async function byAdmin(
  trx: Transaction<Database>,
  action: AdminAction,
  doing: AdminDoing | undefined,
  work: () => Promise<boolean>,
): Promise<AdminOutcome> {
  if (!doing) return work();
  if (!(await isAdmin(trx, doing.admin))) return 'not-admin';
  if (!(await work())) return false;
  await noteIn(trx, { at: doing.at, actor: doing.actor, action, detail: {} });
  return true;
}

/**
 * Whether the session belongs to an admin. Locks the account, so the role cannot change before the transaction
 * ends.
 */
export async function isAdmin(trx: Transaction<Database>, admin: SessionName): Promise<boolean> {
  return (await lockedAccountOf(trx, admin))?.role === 'admin';
}
