import type { Selectable, Transaction } from 'kysely';
import type { RetryIdentity } from '../../app/shared/idempotency.ts';
import type { Database } from '../schema.ts';

type RetryKeyRow = Selectable<Database['idempotency_keys']>;

/** What a key is to stand for: the first answer. */
export type FirstAnswer = Pick<RetryKeyRow, 'outcome' | 'enquiry_id' | 'reference' | 'link_seed'>;

/** The key is ours to use, or was used before for the same request, or for another one. */
export type RetryClaim =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'used'; readonly first: FirstAnswer }
  | { readonly kind: 'key_reused' };

/**
 * An upsert that succeeds only where the window of the row found is over: of any number of simultaneous requests with a
 * key one gets the row, and the others wait for it and then see it taken.
 */
export async function claimRetryKey(
  trx: Transaction<Database>,
  { scope, bodyHash }: RetryIdentity,
  answer: FirstAnswer,
  at: number,
  windowMs: number,
): Promise<RetryClaim> {
  const row: RetryKeyRow = { ...answer, scope, body_hash: bodyHash, created_at: at };
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('scope')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.created_at', '<=', at - windowMs),
            // A row from the future was written under a wrong clock; it must not block for longer than a window.
            eb('idempotency_keys.created_at', '>=', at + windowMs),
          ]),
        ),
    )
    .returning('scope')
    .executeTakeFirst();
  if (claimed) return { kind: 'claimed' };
  const first = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow();
  return first.body_hash === bodyHash ? { kind: 'used', first } : { kind: 'key_reused' };
}
