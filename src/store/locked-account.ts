import type { Selectable, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The account as it is until the transaction ends: whoever is changing it on another connection is waited for, and whoever
 * wants to change it waits. What is read after this, such as its sessions, is as that change left it.
 */
export function lockedAccount(
  trx: Transaction<Database>,
  id: string,
): Promise<Selectable<Database['staff_accounts']> | undefined> {
  // What was locked by writing is locked on either store.
  return trx
    .updateTable('staff_accounts')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
