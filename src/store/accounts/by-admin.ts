import type { Transaction } from 'kysely';
import type { AdminAction, AdminDoing, AdminOutcome } from '../../app/admin/note.ts';
import type { SessionName } from '../../app/accounts/sessions.ts';
import { noteIn } from '../people/audit.ts';
import { lockedAccountOf } from './locked-account.ts';
import type { Database } from '../engine/schema.ts';

/**
 * Does what an admin asks for at the desk, and notes it in the audit with it, but only while they are signed in as one. The
 * operator may do the same by a command, for which there is nobody to ask about. False where there was nothing to do.
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

/** Whether somebody is signed in as an admin; they stay one until the transaction ends. */
export async function isAdmin(trx: Transaction<Database>, admin: SessionName): Promise<boolean> {
  return (await lockedAccountOf(trx, admin))?.role === 'admin';
}
