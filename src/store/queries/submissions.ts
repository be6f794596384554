import type { Kysely, Transaction } from 'kysely';
import type { Submission, SubmissionOutcome } from '../../app/enquiries/enquiry.ts';
import type { Windows } from '../../app/shared/store.ts';
import type { Database } from '../schema.ts';
import { closeDoorQuote, pointDoorQuoteTo } from './door-quotes.ts';
import { enquiryRow } from './enquiry-row.ts';
import { claimRetryKey } from './retry-keys.ts';

/**
 * One submission inside its transaction. Claims are upserts that succeed only where the window of the row found is
 * over: of any number of simultaneous copies one gets the row, and the others wait for it and then see it taken.
 */
export async function submitOne(
  trx: Transaction<Database>,
  submission: Submission,
  windows: Windows,
): Promise<SubmissionOutcome> {
  const earlier = await earlierAnswer(trx, submission, windows.idempotencyMs);
  if (earlier) return earlier;
  const outcome = await storeOnce(trx, submission, windows.duplicateMs);
  await recordForRetries(trx, submission, outcome);
  return outcome;
}

/** A door quote becomes an enquiry once; whoever sends it again is told of the first. */
async function storeOnce(
  trx: Transaction<Database>,
  submission: Submission,
  windowMs: number,
): Promise<FreshOutcome> {
  const { enquiry, doorQuoteId } = submission;
  if (doorQuoteId === null) return storeUnlessDuplicate(trx, submission, windowMs);
  const first = await closeDoorQuote(trx, doorQuoteId, enquiry);
  if (first) return { kind: 'accepted', ...first, replayed: true };
  const outcome = await storeUnlessDuplicate(trx, submission, windowMs);
  if (outcome.kind === 'duplicate') await pointDoorQuoteTo(trx, doorQuoteId, outcome.id);
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

/** Null when the key is ours to use, or there is none; otherwise what the key's first request was answered. */
async function earlierAnswer(
  trx: Transaction<Database>,
  { idempotency, enquiry, at }: Submission,
  windowMs: number,
): Promise<SubmissionOutcome | null> {
  if (!idempotency) return null;
  const { id, reference } = enquiry;
  const answer = { outcome: 'accepted', enquiry_id: id, reference, link_seed: null } as const;
  const claim = await claimRetryKey(trx, idempotency, answer, at, windowMs);
  if (claim.kind === 'claimed') return null;
  if (claim.kind === 'key_reused') return claim;
  const { first } = claim;
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
