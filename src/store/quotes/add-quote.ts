import type { Insertable } from 'kysely';
import type { NewDoorQuote, NewDoorQuoteOutcome } from '../../app/quotes/quote.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import { encodeDesigns } from './designs.ts';
import type { Database } from '../engine/schema.ts';
import type { Windows } from '../engine/windows.ts';
import { type FirstAnswer, claimRetryKey } from '../enquiries/claims.ts';
import { firstEvent } from '../outbox/insert-events.ts';
import { type Steps, type Writer, statementOf } from '../engine/steps/statement.ts';

/** Stores the quote unless its idempotency key was used before. */
export function* addQuoteSteps(
  writer: Writer,
  { quote, tokenHash, retry, event, linkSeed, at }: NewDoorQuote,
  { idempotencyMs }: Windows,
): Steps<NewDoorQuoteOutcome> {
  if (retry) {
    const forQuote = { door_quote_id: quote.id, link_seed: linkSeed, enquiry_id: null, reference: null };
    const answer = { outcome: 'accepted', ...forQuote } as const;
    const claim = yield* claimRetryKey(writer, retry, answer, at, idempotencyMs);
    if (claim.kind === 'key_reused') return claim;
    if (claim.kind === 'used') return firstQuote(claim.first);
  }
  yield insertQuote(writer, doorQuoteRow(quote, tokenHash));
  if (event) yield firstEvent(writer, event, at);
  return { kind: 'stored' };
}

const insertQuote = statementOf('insert quote', (writer, row: Insertable<Database['door_quotes']>) =>
  writer.insertInto('door_quotes').values(row),
);

function firstQuote({ door_quote_id: id, link_seed: linkSeed }: FirstAnswer): NewDoorQuoteOutcome {
  if (id === null || linkSeed === null) throw new Error('A retry key of a door quote does not say which');
  return { kind: 'replayed', id, linkSeed };
}

function doorQuoteRow(quote: NewDoorQuote['quote'], tokenHash: string): Insertable<Database['door_quotes']> {
  return {
    id: quote.id,
    token_hash: tokenHash,
    created_at: quote.createdAt,
    expires_at: quote.expiresAt,
    request: JSON.stringify(quote.request),
    email: foldedEmail(quote.request.customer.email),
    designs: encodeDesigns(quote.designs),
    also_sent: quote.alsoSent,
    price_book_version: quote.priceBookVersion,
    estimate: JSON.stringify(quote.estimate),
    submitted_by: quote.submittedBy,
    is_test: Number(quote.test),
    request_id: quote.requestId,
    enquiry_id: null,
    closed_at: null,
  };
}
