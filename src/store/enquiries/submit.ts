import type { Insertable } from 'kysely';
import type { Enquiry, Submission, SubmissionOutcome } from '../../app/enquiries/enquiry.ts';
import type { Database } from '../engine/schema.ts';
import type { Windows } from '../engine/windows.ts';
import { type FirstAnswer, claimContent, claimRetryKey, correctFirstAnswer } from './claims.ts';
import { enquiryRow } from './enquiry-row.ts';
import { enquiryEvent } from '../outbox/insert-events.ts';
import { type Steps, type Writer, firstRow, statementOf } from '../engine/steps/statement.ts';

/** Stores a new enquiry, or detects that it is a duplicate. */
export function* submitSteps(
  writer: Writer,
  submission: Submission,
  windows: Windows,
): Steps<SubmissionOutcome> {
  const { sentPageHash } = submission;
  const result = yield* submitOnce(writer, submission, windows);
  if (sentPageHash !== null && result.kind !== 'key_reused')
    yield showOnPage(writer, { token_hash: sentPageHash, enquiry_id: result.id });
  return result;
}

/**
 * A form has one confirmation page. If the form is sent again after its idempotency key has expired, the page shows
 * the new enquiry.
 */
const showOnPage = statementOf('show on page', (writer, row: Insertable<Database['sent_pages']>) =>
  writer
    .insertInto('sent_pages')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(row)),
);

function* submitOnce(
  writer: Writer,
  submission: Submission,
  { duplicateMs, idempotencyMs }: Windows,
): Steps<SubmissionOutcome> {
  const { enquiry, idempotency, at } = submission;
  if (!idempotency) return yield* storeOnce(writer, submission, duplicateMs);
  const answer = { outcome: 'accepted', enquiry_id: enquiry.id, reference: enquiry.reference } as const;
  const forEnquiry = { ...answer, door_quote_id: null, link_seed: null };
  const claim = yield* claimRetryKey(writer, idempotency, forEnquiry, at, idempotencyMs);
  if (claim.kind === 'key_reused') return claim;
  if (claim.kind === 'used') return yield* firstOutcome(writer, claim.first);
  const result = yield* storeOnce(writer, submission, duplicateMs);
  if (result.id === enquiry.id) return result;
  // For a duplicate no reference is stored, because the reference belongs to the first enquiry.
  const reference = result.kind === 'accepted' ? result.reference : null;
  const given = { scope: idempotency.scope, outcome: result.kind, enquiry_id: result.id, reference };
  yield correctFirstAnswer(writer, given);
  return result;
}

function* firstOutcome(
  writer: Writer,
  { outcome, enquiry_id: id, reference }: FirstAnswer,
): Steps<SubmissionOutcome> {
  if (id !== null && outcome === 'duplicate') return yield* duplicateOf(writer, id, true);
  if (id !== null && reference !== null) {
    const first = yield* firstRow(findAlsoSent(writer, { id }));
    return { kind: 'accepted', id, reference, alsoSent: first?.also_sent ?? null, replayed: true };
  }
  throw new Error('A retry key of an enquiry does not say which');
}

type FreshOutcome = Exclude<SubmissionOutcome, { kind: 'key_reused' }>;

function* duplicateOf(writer: Writer, id: string, replayed: boolean): Steps<FreshOutcome> {
  const first = yield* firstRow(findReference(writer, { id }));
  return { kind: 'duplicate', id, reference: first?.reference ?? null, replayed };
}

const findReference = statementOf('find reference', (writer, { id }: Pick<Enquiry, 'id'>) =>
  writer.selectFrom('enquiries').select('reference').where('id', '=', id),
);

const findAlsoSent = statementOf('find also sent', (writer, { id }: Pick<Enquiry, 'id'>) =>
  writer.selectFrom('enquiries').select('also_sent').where('id', '=', id),
);

/** A door quote becomes an enquiry once; later submissions of the quote get that enquiry. */
function* storeOnce(writer: Writer, submission: Submission, windowMs: number): Steps<FreshOutcome> {
  const { enquiry, doorQuoteId } = submission;
  if (doorQuoteId === null) return yield* storeUnlessDuplicate(writer, submission, windowMs);
  const first = yield* closeDoorQuote(writer, doorQuoteId, enquiry);
  if (first) return { kind: 'accepted', ...first, replayed: true };
  const result = yield* storeUnlessDuplicate(writer, submission, windowMs);
  if (result.kind === 'duplicate') yield pointDoorQuoteTo(writer, { doorQuoteId, enquiryId: result.id });
  return result;
}

/**
 * Marks a door quote as sent. Null if this enquiry is the quote's first, or the quote was erased meanwhile;
 * otherwise the first enquiry's id. Concurrent submissions wait for the row's lock, then find the quote sent.
 */
function* closeDoorQuote(
  writer: Writer,
  quoteId: string,
  { id, receivedAt }: Enquiry,
): Steps<Pick<Enquiry, 'id' | 'reference' | 'alsoSent'> | null> {
  const closed = yield* firstRow(closeQuote(writer, { quoteId, id, receivedAt }));
  if (closed) return null;
  return (yield* firstRow(findByQuote(writer, { quoteId }))) ?? null;
}

type Closing = Pick<Enquiry, 'id' | 'receivedAt'> & { readonly quoteId: string };

const closeQuote = statementOf('close quote', (writer, { quoteId, id, receivedAt }: Closing) =>
  writer
    .updateTable('door_quotes')
    .set({ enquiry_id: id, closed_at: receivedAt })
    .where('id', '=', quoteId)
    .where('enquiry_id', 'is', null)
    .returning('id'),
);

const findByQuote = statementOf('find by quote', (writer, { quoteId }: Pick<Closing, 'quoteId'>) =>
  writer
    .selectFrom('door_quotes')
    .innerJoin('enquiries', 'enquiries.id', 'door_quotes.enquiry_id')
    .select(['enquiries.id', 'enquiries.reference', 'enquiries.also_sent as alsoSent'])
    .where('door_quotes.id', '=', quoteId),
);

/** The submission was a duplicate: the quote points to the first enquiry. */
const pointDoorQuoteTo = statementOf(
  'point quote to',
  (writer, { doorQuoteId, enquiryId }: { readonly doorQuoteId: string; readonly enquiryId: string }) =>
    writer.updateTable('door_quotes').set({ enquiry_id: enquiryId }).where('id', '=', doorQuoteId),
);

const insertEnquiry = statementOf('insert enquiry', (writer, row: Insertable<Database['enquiries']>) =>
  writer.insertInto('enquiries').values(row),
);

function* storeUnlessDuplicate(
  writer: Writer,
  { enquiry, fingerprint, event, at }: Submission,
  windowMs: number,
): Steps<FreshOutcome> {
  const { id, reference, alsoSent } = enquiry;
  const first = yield* claimContent(writer, fingerprint, id, at, windowMs);
  if (first !== null) return yield* duplicateOf(writer, first, false);
  yield insertEnquiry(writer, enquiryRow(enquiry));
  if (event) yield enquiryEvent(writer, event, enquiry, at);
  return { kind: 'accepted', id, reference, alsoSent, replayed: false };
}
