import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DoorQuoteRequest } from '../../contract/quotes/quote.ts';
import type { EstimateResponse } from '../../contract/doors/estimate.ts';
import type { DoorQuote, NewDoorQuote, NewDoorQuoteOutcome } from '../../app/quotes/quote.ts';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import type { Windows } from '../../app/shared/store.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { designText, readDesignText } from '../../domain/design/design-text.ts';
import type { Database } from '../schema.ts';
import { claimRetryKey } from './retry-keys.ts';

export async function addDoorQuote(
  trx: Transaction<Database>,
  { quote, tokenHash, retry, linkSeed, at }: NewDoorQuote,
  { idempotencyMs }: Windows,
): Promise<NewDoorQuoteOutcome> {
  if (retry) {
    const answer = { outcome: 'accepted', enquiry_id: quote.id, reference: '', link_seed: linkSeed } as const;
    const claim = await claimRetryKey(trx, retry, answer, at, idempotencyMs);
    if (claim.kind === 'key_reused') return claim;
    if (claim.kind === 'used') {
      return { kind: 'replayed', id: claim.first.enquiry_id, linkSeed: claim.first.link_seed ?? '' };
    }
  }
  await trx.insertInto('door_quotes').values(doorQuoteRow(quote, tokenHash)).execute();
  return { kind: 'stored' };
}

/** One query whatever the link is: unknown, malformed and expired ones take the same time. */
export async function findDoorQuote(
  db: Kysely<Database>,
  tokenHash: string,
  at: number,
): Promise<DoorQuote | null> {
  const row = await db
    .selectFrom('door_quotes')
    .leftJoin('enquiries', 'enquiries.id', 'door_quotes.enquiry_id')
    .selectAll('door_quotes')
    .select('enquiries.reference')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row ? doorQuoteOf(row) : null;
}

interface FirstEnquiry {
  readonly id: string;
  readonly reference: string;
}

/** Null when this enquiry is the quote's first; otherwise the first. Others wait until the row is free, then see it closed. */
export async function closeDoorQuote(
  trx: Transaction<Database>,
  quoteId: string,
  { id, receivedAt }: Enquiry,
): Promise<FirstEnquiry | null> {
  const closed = await trx
    .updateTable('door_quotes')
    .set({ enquiry_id: id, closed_at: receivedAt })
    .where('id', '=', quoteId)
    .where('enquiry_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (closed) return null;
  return trx
    .selectFrom('door_quotes')
    .innerJoin('enquiries', 'enquiries.id', 'door_quotes.enquiry_id')
    .select(['enquiries.id', 'enquiries.reference'])
    .where('door_quotes.id', '=', quoteId)
    .executeTakeFirstOrThrow();
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
    designs: JSON.stringify(quote.designs.map(designText)),
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
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    request: JSON.parse(row.request) as DoorQuoteRequest,
    designs: (JSON.parse(row.designs) as string[]).map(designOf),
    priceBookVersion: row.price_book_version,
    estimate: JSON.parse(row.estimate) as EstimateResponse,
    submittedBy: row.submitted_by,
    test: row.is_test === 1,
    requestId: row.request_id,
    enquiry:
      enquiryId === null || closedAt === null || reference === null
        ? null
        : { id: enquiryId, reference, at: closedAt },
  };
}

function designOf(text: string): DoorDesign {
  const design = readDesignText(text);
  if (!design) throw new Error('A stored door quote holds a design that cannot be read');
  return design;
}
