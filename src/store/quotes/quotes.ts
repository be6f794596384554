import type { Selectable } from 'kysely';
import type { DoorQuote, NewDoorQuote, NewDoorQuoteOutcome } from '../../app/quotes/quote.ts';
import { type SteadyMs, steadyMs, wallMs } from '../../app/shared/clock.ts';
import type { EstimateResponse } from '../../contract/doors/estimate.ts';
import type { DoorQuoteRequest } from '../../contract/quotes/quote.ts';
import { decodeDesigns } from './designs.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { storedJson } from '../engine/stored-json.ts';

export const doorQuotes = {
  /** Stores the quote unless its idempotency key was used before. Once it resolves, the quote is synced to disk. */
  add({ run, windows }: Session, quote: NewDoorQuote): Promise<NewDoorQuoteOutcome> {
    return run({ name: 'add quote', quote, windows });
  },

  /**
   * The quote of a link, if the link has not expired or the quote was sent: sent quotes stay readable for good.
   * Always one query, so unknown, malformed and expired links take the same time.
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

function doorQuoteOf(row: Selectable<Database['door_quotes']> & { reference: string | null }): DoorQuote {
  const name = `quote ${row.id}`;
  const { enquiry_id: enquiryId, closed_at: closedAt, reference } = row;
  return {
    id: row.id,
    createdAt: wallMs(row.created_at),
    expiresAt: steadyMs(row.expires_at),
    request: storedJson(row.request, name) as DoorQuoteRequest,
    designs: decodeDesigns(row.designs, name),
    alsoSent: row.also_sent,
    priceBookVersion: row.price_book_version,
    estimate: storedJson(row.estimate, name) as EstimateResponse,
    submittedBy: row.submitted_by,
    test: row.is_test === 1,
    requestId: row.request_id,
    enquiry:
      enquiryId === null || closedAt === null || reference === null
        ? null
        : { id: enquiryId, reference, at: wallMs(closedAt) },
  };
}
