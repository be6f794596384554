import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Enquiry } from '../app/enquiries/enquiry.ts';
import type { DoorQuote, NewDoorQuote, NewDoorQuoteOutcome } from '../app/quotes/quote.ts';
import { type SteadyMs, steadyMs, wallMs } from '../app/shared/clock.ts';
import type { EstimateResponse } from '../contract/doors/estimate.ts';
import type { DoorQuoteRequest } from '../contract/quotes/quote.ts';
import { foldedEmail } from '../domain/enquiry/email.ts';
import { type FirstAnswer, claimRetryKey } from './claims.ts';
import { recordEvent } from './events.ts';
import { decodeDesigns, encodeDesigns } from './designs.ts';
import type { Database } from './schema.ts';
import type { Session, Windows } from './session.ts';

export const doorQuotes = {
  /** Stores the quote unless its retry key was used before. When it resolves, what was stored is synced to disk. */
  add({ commit, windows }: Session, quote: NewDoorQuote): Promise<NewDoorQuoteOutcome> {
    return commit((trx) => addIn(trx, quote, windows));
  },

  /**
   * The quote behind a link that has not ended at this time, or that was sent: what was sent can be read for good. Changes
   * nothing. One query whatever the link is: unknown, malformed and expired ones take the same time.
   */
  async findByTokenHash({ db }: Session, hash: string, at: SteadyMs): Promise<DoorQuote | null> {
    const row = await db
      .selectFrom('door_quotes')
      .leftJoin('enquiries', 'enquiries.id', 'door_quotes.enquiry_id')
      .selectAll('door_quotes')
      .select('enquiries.reference')
      .where('token_hash', '=', hash)
      .where((eb) => eb.or([eb('expires_at', '>', at), eb('enquiry_id', 'is not', null)]))
      .executeTakeFirst();
    return row ? doorQuoteOf(row) : null;
  },
};

async function addIn(
  trx: Transaction<Database>,
  { quote, tokenHash, retry, event, linkSeed, at }: NewDoorQuote,
  { idempotencyMs }: Windows,
): Promise<NewDoorQuoteOutcome> {
  if (retry) {
    const forQuote = { door_quote_id: quote.id, link_seed: linkSeed, enquiry_id: null, reference: null };
    const claim = await claimRetryKey(trx, retry, { outcome: 'accepted', ...forQuote }, at, idempotencyMs);
    if (claim.kind === 'key_reused') return claim;
    if (claim.kind === 'used') return firstQuote(claim.first);
  }
  await trx.insertInto('door_quotes').values(doorQuoteRow(quote, tokenHash)).execute();
  if (event) await recordEvent(trx, event, at);
  return { kind: 'stored' };
}

function firstQuote({ door_quote_id: id, link_seed: linkSeed }: FirstAnswer): NewDoorQuoteOutcome {
  if (id === null || linkSeed === null) throw new Error('A retry key of a door quote does not say which');
  return { kind: 'replayed', id, linkSeed };
}

/**
 * Null when this enquiry is the quote's first, or the quote was erased meanwhile; otherwise the first. Others wait until
 * the row is free, then see it closed.
 */
export async function closeDoorQuote(
  trx: Transaction<Database>,
  quoteId: string,
  { id, receivedAt }: Enquiry,
): Promise<Pick<Enquiry, 'id' | 'reference'> | null> {
  const closed = await trx
    .updateTable('door_quotes')
    .set({ enquiry_id: id, closed_at: receivedAt })
    .where('id', '=', quoteId)
    .where('enquiry_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (closed) return null;
  const first = await trx
    .selectFrom('door_quotes')
    .innerJoin('enquiries', 'enquiries.id', 'door_quotes.enquiry_id')
    .select(['enquiries.id', 'enquiries.reference'])
    .where('door_quotes.id', '=', quoteId)
    .executeTakeFirst();
  return first ?? null;
}

/** What was sent turned out to be a copy of an enquiry we have: that is what the quote became. */
export async function pointDoorQuoteTo(
  trx: Transaction<Database>,
  quoteId: string,
  enquiryId: string,
): Promise<void> {
  await trx.updateTable('door_quotes').set({ enquiry_id: enquiryId }).where('id', '=', quoteId).execute();
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
    price_book_version: quote.priceBookVersion,
    estimate: JSON.stringify(quote.estimate),
    submitted_by: quote.submittedBy,
    is_test: Number(quote.test),
    request_id: quote.requestId,
    enquiry_id: null,
    closed_at: null,
  };
}

function doorQuoteOf(row: Selectable<Database['door_quotes']> & { reference: string | null }): DoorQuote {
  const { enquiry_id: enquiryId, closed_at: closedAt, reference } = row;
  return {
    id: row.id,
    createdAt: wallMs(row.created_at),
    expiresAt: steadyMs(row.expires_at),
    request: JSON.parse(row.request) as DoorQuoteRequest,
    designs: decodeDesigns(row.designs, row.id),
    priceBookVersion: row.price_book_version,
    estimate: JSON.parse(row.estimate) as EstimateResponse,
    submittedBy: row.submitted_by,
    test: row.is_test === 1,
    requestId: row.request_id,
    enquiry:
      enquiryId === null || closedAt === null || reference === null
        ? null
        : { id: enquiryId, reference, at: wallMs(closedAt) },
  };
}
