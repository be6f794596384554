import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Submission, SubmissionOutcome } from '../../app/enquiry.ts';
import type { Windows } from '../../app/ports.ts';
import type { Database } from '../schema.ts';
import { enquiryRow } from './enquiry-row.ts';

/**
 * One submission inside its transaction. Claims are upserts that succeed only where the window of the row found is
 * over: of any number of simultaneous copies one gets the row, and the others wait for it and then see it taken.
 */
export async function submitOne(
  trx: Transaction<Database>,
  submission: Submission,
  windows: Windows,
): Promise<SubmissionOutcome> {
  const earlier = await claimRetryKey(trx, submission, windows.idempotencyMs);
  if (earlier) return earlier;
  const outcome = await storeUnlessDuplicate(trx, submission, windows.duplicateMs);
  await recordForRetries(trx, submission, outcome);
  return outcome;
}

type FreshOutcome = Exclude<SubmissionOutcome, { kind: 'key_reused' }>;

async function storeUnlessDuplicate(
  trx: Transaction<Database>,
  { enquiry, fingerprint, at }: Submission,
  windowMs: number,
): Promise<FreshOutcome> {
  const claimed = await trx
    .insertInto('duplicate_guards')
    .values({ fingerprint, enquiry_id: enquiry.id, accepted_at: at })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ enquiry_id: enquiry.id, accepted_at: at })
        .where((eb) =>
          eb.or([
            eb('duplicate_guards.accepted_at', '<=', at - windowMs),
            // A row from the future was written under a wrong clock; it must not block for longer than a window.
            eb('duplicate_guards.accepted_at', '>=', at + windowMs),
          ]),
        ),
    )
    .returning('enquiry_id')
    .executeTakeFirst();
  if (!claimed) {
    const first = await trx
      .selectFrom('duplicate_guards')
      .select('enquiry_id')
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirstOrThrow();
    return { kind: 'duplicate', id: first.enquiry_id, replayed: false };
  }
  await trx.insertInto('enquiries').values(enquiryRow(enquiry)).execute();
  return { kind: 'accepted', id: enquiry.id, reference: enquiry.reference, replayed: false };
}

/** Null when the key is ours to use; otherwise what the key's first request was answered. */
async function claimRetryKey(
  trx: Transaction<Database>,
  { idempotency, enquiry, at }: Submission,
  windowMs: number,
): Promise<SubmissionOutcome | null> {
  if (!idempotency) return null;
  const row: Insertable<Database['idempotency_keys']> = {
    scope: idempotency.scope,
    body_hash: idempotency.bodyHash,
    outcome: 'accepted',
    enquiry_id: enquiry.id,
    reference: enquiry.reference,
    created_at: at,
  };
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
            eb('idempotency_keys.created_at', '>=', at + windowMs),
          ]),
        ),
    )
    .returning('scope')
    .executeTakeFirst();
  if (claimed) return null;
  const first = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', idempotency.scope)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== idempotency.bodyHash) return { kind: 'key_reused' };
  return first.outcome === 'duplicate'
    ? { kind: 'duplicate', id: first.enquiry_id, replayed: true }
    : { kind: 'accepted', id: first.enquiry_id, reference: first.reference, replayed: true };
}

/** The claim already says "accepted" with this enquiry's id; only a duplicate's answer must be corrected. */
async function recordForRetries(
  trx: Transaction<Database>,
  { idempotency }: Submission,
  outcome: FreshOutcome,
): Promise<void> {
  if (!idempotency || outcome.kind === 'accepted') return;
  await trx
    .updateTable('idempotency_keys')
    .set({ outcome: 'duplicate', enquiry_id: outcome.id })
    .where('scope', '=', idempotency.scope)
    .execute();
}

export async function forgetExpired(db: Kysely<Database>, at: number, windows: Windows): Promise<void> {
  await db
    .deleteFrom('duplicate_guards')
    .where('accepted_at', '<=', at - windows.duplicateMs)
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', at - windows.idempotencyMs)
    .execute();
}
