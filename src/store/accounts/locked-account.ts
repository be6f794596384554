import type { Selectable, Transaction } from 'kysely';
import type { SessionName } from '../../app/accounts/sessions.ts';
import type { Database } from '../engine/schema.ts';

type Account = Selectable<Database['staff_accounts']>;

/**
 * The account as it is until the transaction ends: whoever is changing it on another connection is waited for, and whoever
 * wants to change it waits. What is read after this, such as its sessions, is as that change left it.
 */
export function lockedAccount(trx: Transaction<Database>, id: string): Promise<Account | undefined> {
  // What was locked by writing is locked on either store.
  return trx
    .updateTable('staff_accounts')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The account of whoever asks for something; null where it is disabled or their session was ended, by a reset for instance. */
export async function lockedAccountOf(
  trx: Transaction<Database>,
  { accountId, tokenHash }: SessionName,
): Promise<Account | null> {
  const account = await lockedAccount(trx, accountId);
  if (account?.disabled_at !== null) return null;
  const session = await trx
    .selectFrom('staff_sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return session ? account : null;
}
