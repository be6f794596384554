import type { ExpressionBuilder, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type {
  Collection,
  Enquiry,
  EnquiryRequest,
  Submission,
  SubmissionOutcome,
} from '../app/enquiries/enquiry.ts';
import { type WallMs, wallMs } from '../app/shared/clock.ts';
import { type FirstAnswer, claimContent, claimRetryKey, correctFirstAnswer } from './claims.ts';
import { foldedEmail } from '../domain/enquiry/email.ts';
import { recordEvent } from './events.ts';
import { decodeDesigns, encodeDesigns } from './designs.ts';
import { closeDoorQuote, pointDoorQuoteTo } from './quotes.ts';
import type { Database } from './schema.ts';
import type { Session, Windows } from './session.ts';

export interface EnquiryFilter {
  readonly collection?: Collection;
  readonly status?: Enquiry['status'];
  /** Inclusive. */
  readonly since?: WallMs;
  /** Rehearsals with test keys too; without this they are left out, as from everything people act on. */
  readonly tests?: boolean;
}

export type EnquiryOrder = 'oldest first' | 'newest first';

const pageSize = 500;

export const enquiries = {
  /**
   * Stores what is new and says what became of it. When it resolves, what was accepted is synced to disk. Among
   * simultaneous copies exactly one is accepted, whoever else writes to the same store.
   */
  submit({ commit, windows }: Session, submission: Submission): Promise<SubmissionOutcome> {
    return commit((trx) => submitIn(trx, submission, windows));
  },

  async find({ db }: Session, id: string): Promise<Enquiry | null> {
    const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? enquiryOf(row) : null;
  },

  /** The enquiry that the page at a secret address shows. One query whatever the address is. */
  async findBySentPage({ db }: Session, tokenHash: string): Promise<Enquiry | null> {
    const row = await db
      .selectFrom('sent_pages')
      .innerJoin('enquiries', 'enquiries.id', 'sent_pages.enquiry_id')
      .selectAll('enquiries')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row ? enquiryOf(row) : null;
  },

  /** Mostly one: a reference is short, and nothing makes it unique. */
  async findByReference({ db }: Session, reference: string): Promise<readonly Enquiry[]> {
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('received_at')
      .orderBy('id')
      .execute();
    return rows.map(enquiryOf);
  },

  async count({ db }: Session, filter: EnquiryFilter): Promise<number> {
    const { count } = await db
      .selectFrom('enquiries')
      .select((eb) => eb.fn.countAll().as('count'))
      .where(matching(filter))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /**
   * All that match, a page at a time so that memory does not grow with the store. Pages by position, not by offset: what
   * arrives meanwhile neither shifts nor repeats anything.
   */
  async *list(
    { db }: Session,
    filter: EnquiryFilter,
    order: EnquiryOrder = 'oldest first',
  ): AsyncGenerator<Enquiry> {
    let last: Enquiry | undefined;
    for (;;) {
      const page = await pageAfter(db, filter, order, last);
      yield* page;
      if (page.length < pageSize) return;
      last = page.at(-1);
    }
  },
};

async function pageAfter(
  db: Kysely<Database>,
  filter: EnquiryFilter,
  order: EnquiryOrder,
  last: Enquiry | undefined,
): Promise<readonly Enquiry[]> {
  const [direction, beyond] = order === 'newest first' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  let query = db
    .selectFrom('enquiries')
    .selectAll()
    .where(matching(filter))
    .orderBy('received_at', direction)
    .orderBy('id', direction)
    .limit(pageSize);
  if (last) {
    // Many may share a millisecond: only together with the id is the position of one its own.
    const position = [last.receivedAt, last.id] as const;
    query = query.where((eb) => eb(eb.refTuple('received_at', 'id'), beyond, eb.tuple(...position)));
  }
  return (await query.execute()).map(enquiryOf);
}

const matching =
  ({ collection, status, since, tests }: EnquiryFilter) =>
  (eb: ExpressionBuilder<Database, 'enquiries'>) =>
    eb.and([
      ...(collection === undefined ? [] : [eb('collection', '=', collection)]),
      ...(status === undefined ? [] : [eb('status', '=', status)]),
      ...(since === undefined ? [] : [eb('received_at', '>=', since)]),
      ...(tests === true ? [] : [eb('is_test', '=', 0)]),
    ]);

async function submitIn(
  trx: Transaction<Database>,
  submission: Submission,
  windows: Windows,
): Promise<SubmissionOutcome> {
  const { sentPageHash } = submission;
  const outcome = await submitOnce(trx, submission, windows);
  if (sentPageHash !== null && outcome.kind !== 'key_reused') await showOnPage(trx, sentPageHash, outcome.id);
  return outcome;
}

/** A form has one page. Sent again when its retry key has ended it is a new enquiry, and the page shows that one. */
async function showOnPage(trx: Transaction<Database>, tokenHash: string, enquiryId: string): Promise<void> {
  const row = { token_hash: tokenHash, enquiry_id: enquiryId };
  await trx
    .insertInto('sent_pages')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(row))
    .execute();
}

async function submitOnce(
  trx: Transaction<Database>,
  submission: Submission,
  { duplicateMs, idempotencyMs }: Windows,
): Promise<SubmissionOutcome> {
  const { enquiry, idempotency, at } = submission;
  if (!idempotency) return storeOnce(trx, submission, duplicateMs);
  const answer = { outcome: 'accepted', enquiry_id: enquiry.id, reference: enquiry.reference } as const;
  const forEnquiry = { ...answer, door_quote_id: null, link_seed: null };
  const claim = await claimRetryKey(trx, idempotency, forEnquiry, at, idempotencyMs);
  if (claim.kind === 'key_reused') return claim;
  if (claim.kind === 'used') return firstOutcome(trx, claim.first);
  const outcome = await storeOnce(trx, submission, duplicateMs);
  if (outcome.id !== enquiry.id) {
    // Beside a duplicate no reference is kept: it is the first one's.
    const reference = outcome.kind === 'accepted' ? outcome.reference : null;
    const given = { outcome: outcome.kind, enquiry_id: outcome.id, reference };
    await correctFirstAnswer(trx, idempotency.scope, given);
  }
  return outcome;
}

async function firstOutcome(
  trx: Transaction<Database>,
  { outcome, enquiry_id: id, reference }: FirstAnswer,
): Promise<SubmissionOutcome> {
  if (id !== null && outcome === 'duplicate') return duplicateOf(trx, id, true);
  if (id !== null && reference !== null) return { kind: 'accepted', id, reference, replayed: true };
  throw new Error('A retry key of an enquiry does not say which');
}

async function duplicateOf(trx: Transaction<Database>, id: string, replayed: boolean) {
  const first = await trx.selectFrom('enquiries').select('reference').where('id', '=', id).executeTakeFirst();
  return { kind: 'duplicate', id, reference: first?.reference ?? null, replayed } as const;
}

type FreshOutcome = Exclude<SubmissionOutcome, { kind: 'key_reused' }>;

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

async function storeUnlessDuplicate(
  trx: Transaction<Database>,
  { enquiry, fingerprint, event, at }: Submission,
  windowMs: number,
): Promise<FreshOutcome> {
  const { id, reference } = enquiry;
  const first = await claimContent(trx, fingerprint, id, at, windowMs);
  if (first !== null) return duplicateOf(trx, first, false);
  await trx.insertInto('enquiries').values(enquiryRow(enquiry)).execute();
  if (event) await recordEvent(trx, event, at);
  return { kind: 'accepted', id, reference, replayed: false };
}

/** What staff have made of an enquiry that has just come. */
const untouched = {
  stage: 'new',
  lost_reason: null,
  owner_id: null,
  next_step: null,
  next_step_at: null,
  first_response_at: null,
  work_version: 0,
  to_index: 1,
} as const;

function enquiryRow(enquiry: Enquiry): Insertable<Database['enquiries']> {
  return {
    id: enquiry.id,
    reference: enquiry.reference,
    collection: enquiry.collection,
    received_at: enquiry.receivedAt,
    status: enquiry.status,
    request: JSON.stringify(enquiry.request),
    email: foldedEmail(enquiry.request.customer.email),
    designs: enquiry.designs && encodeDesigns(enquiry.designs),
    phone_e164: enquiry.phoneE164,
    eircode: enquiry.eircode,
    content_score: enquiry.contentScore.score,
    content_reasons: JSON.stringify(enquiry.contentScore.reasons),
    price_book_version: enquiry.priceBookVersion,
    estimate: enquiry.estimate === null ? null : JSON.stringify(enquiry.estimate),
    submitted_by: enquiry.submittedBy,
    is_test: Number(enquiry.test),
    request_id: enquiry.requestId,
    source: enquiry.request.source ?? '',
    ...untouched,
  };
}

export function enquiryOf(row: Selectable<Database['enquiries']>): Enquiry {
  return {
    id: row.id,
    reference: row.reference,
    collection: row.collection,
    receivedAt: wallMs(row.received_at),
    status: row.status,
    request: JSON.parse(row.request) as EnquiryRequest,
    designs: row.designs === null ? null : decodeDesigns(row.designs, row.id),
    phoneE164: row.phone_e164,
    eircode: row.eircode,
    contentScore: { score: row.content_score, reasons: JSON.parse(row.content_reasons) as string[] },
    priceBookVersion: row.price_book_version,
    estimate: row.estimate === null ? null : (JSON.parse(row.estimate) as unknown),
    submittedBy: row.submitted_by,
    test: row.is_test === 1,
    requestId: row.request_id,
  };
}
