import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type {
  Collection,
  Enquiry,
  ListedEnquiry,
  Submission,
  SubmissionOutcome,
} from '../../app/enquiries/enquiry.ts';
import { isDamaged } from '../../app/shared/damaged.ts';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import { decodeDesigns } from '../quotes/designs.ts';
import { isLedBy } from '../inbox/walk.ts';
import { idsByReference } from './references.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { storedJson, storedRequest } from '../engine/stored-json.ts';

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
  submit({ run, windows }: Session, submission: Submission): Promise<SubmissionOutcome> {
    return run({ name: 'submit', submission, windows });
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

  async findByReference({ db }: Session, reference: string): Promise<readonly Enquiry[]> {
    const ids = await idsByReference(db, reference);
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', 'in', ids)
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
  ): AsyncGenerator<ListedEnquiry> {
    let last: ListedEnquiry | undefined;
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
  last: ListedEnquiry | undefined,
): Promise<readonly ListedEnquiry[]> {
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
  return (await query.execute()).map(listedEnquiry);
}

const matching =
  ({ collection, status, since, tests }: EnquiryFilter) =>
  (eb: ExpressionBuilder<Database, 'enquiries'>) =>
    eb.and([
      ...(collection === undefined ? [] : [eb('collection', '=', collection)]),
      ...(status === undefined ? [] : [hasStatus(status)(eb)]),
      ...(since === undefined ? [] : [eb('received_at', '>=', since)]),
      ...(tests === true ? [] : [eb('is_test', '=', 0)]),
    ]);

/** Nearly all of them are new, and of those there is no index. */
const hasStatus = (status: Enquiry['status']) => (eb: ExpressionBuilder<Database, 'enquiries'>) =>
  status === 'new' ? eb('status', '=', status) : isLedBy({ by: 'status', value: status })(eb);

type Row = Selectable<Database['enquiries']>;

/** As one of many. */
export function listedEnquiry(row: Row): ListedEnquiry {
  try {
    return enquiryOf(row);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return { ...knownOf(row), test: row.is_test === 1, unreadable: true };
  }
}

/** What stands in columns of its own. */
const knownOf = (row: Row) => ({
  id: row.id,
  reference: row.reference,
  collection: row.collection,
  receivedAt: wallMs(row.received_at),
  status: row.status,
});

/** Throws where the row is damaged. */
function enquiryOf(row: Row): Enquiry {
  const name = `enquiry ${row.reference}`;
  return {
    ...knownOf(row),
    request: storedRequest(row.request, name),
    designs: row.designs === null ? null : decodeDesigns(row.designs, name),
    phoneE164: row.phone_e164,
    eircode: row.eircode,
    contentScore: { score: row.content_score, reasons: storedJson(row.content_reasons, name) as string[] },
    priceBookVersion: row.price_book_version,
    estimate: row.estimate === null ? null : storedJson(row.estimate, name),
    submittedBy: row.submitted_by,
    test: row.is_test === 1,
    requestId: row.request_id,
  };
}
