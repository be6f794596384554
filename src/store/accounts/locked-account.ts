import type { Selectable, Transaction } from 'kysely';
import type { SessionName } from '../../app/accounts/sessions.ts';
import type { Database } from '../engine/schema.ts';

type Account = Selectable<Database['staff_accounts']>;

/**
 * Locks the account's row until the transaction ends. Waits for a concurrent change to commit, so that later reads,
 * for instance of the account's sessions, see it.
 */
export function lockedAccount(trx: Transaction<Database>, id: string): Promise<Account | undefined> {
  // A no-op update locks the row in SQLite and in PostgreSQL.
  return trx
    .updateTable('staff_accounts')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * The locked account of the session; null if the account is disabled or the session has ended, for instance by a
 * reset.
 */
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
