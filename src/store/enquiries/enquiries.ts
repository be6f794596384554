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
import { lockedWork } from './work.ts';

export interface EnquiryFilter {
  readonly collection?: Collection;
  readonly status?: Enquiry['status'];
  readonly since?: WallMs;
  /** Whether to include enquiries of test keys. */
  readonly tests?: boolean;
}

export type EnquiryOrder = 'oldest first' | 'newest first';

const pageSize = 500;

export const enquiries = {
  /**
   * Stores a new enquiry, or detects that it is a duplicate. Once this resolves, an accepted enquiry is synced to
   * disk. Of simultaneous duplicates exactly one is accepted, across all nodes of the store.
   */
  submit({ run, windows }: Session, submission: Submission): Promise<SubmissionOutcome> {
    return run({ name: 'submit', submission, windows });
  },

  async find({ db }: Session, id: string): Promise<Enquiry | null> {
    const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? enquiryOf(row) : null;
  },

  /** The enquiry of a confirmation page. Takes one query, whether the page exists or not. */
  async findBySentPage({ db }: Session, tokenHash: string): Promise<Enquiry | null> {
    const row = await db
      .selectFrom('sent_pages')
      .innerJoin('enquiries', 'enquiries.id', 'sent_pages.enquiry_id')
      .selectAll('enquiries')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row ? enquiryOf(row) : null;
  },

  /** Adds a confirmation page of an enquiry, unless the enquiry was erased meanwhile. */
  async addSentPage({ commit }: Session, tokenHash: string, enquiryId: string): Promise<boolean> {
    return commit(async (trx) => {
      if (!(await lockedWork(trx, enquiryId))) return false;
      await trx.insertInto('sent_pages').values({ token_hash: tokenHash, enquiry_id: enquiryId }).execute();
      return true;
    });
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
   * Streams all matching enquiries in pages, to bound memory. Keyset pagination: concurrent inserts neither shift
   * nor repeat rows.
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
    // The id orders enquiries of the same millisecond.
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

/** Filter by status. Nearly all rows are `new`, so the index leaves those out. */
const hasStatus = (status: Enquiry['status']) => (eb: ExpressionBuilder<Database, 'enquiries'>) =>
  status === 'new' ? eb('status', '=', status) : isLedBy({ by: 'status', value: status })(eb);

type Row = Selectable<Database['enquiries']>;

/**
 * An enquiry for a list. Marks a damaged row as unreadable instead of throwing, so that the list is complete.
 */
export function listedEnquiry(row: Row): ListedEnquiry {
  try {
    return enquiryOf(row);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return { ...knownOf(row), test: row.is_test === 1, unreadable: true };
  }
}

/** The fields that are readable even if the JSON of the row is damaged. */
const knownOf = (row: Row) => ({
  id: row.id,
  reference: row.reference,
  collection: row.collection,
  receivedAt: wallMs(row.received_at),
  status: row.status,
});

/** The enquiry of a row; throws if the row is damaged. */
function enquiryOf(row: Row): Enquiry {
  const name = `enquiry ${row.reference}`;
  return {
    ...knownOf(row),
    request: storedRequest(row.request, name),
    changedAt: row.changed_at === null ? null : wallMs(row.changed_at),
    designs: row.designs === null ? null : decodeDesigns(row.designs, name),
    phoneE164: row.phone_e164,
    eircode: row.eircode,
    contentScore: { score: row.content_score, reasons: storedJson(row.content_reasons, name) as string[] },
    alsoSent: row.also_sent,
    priceBookVersion: row.price_book_version,
    estimate: row.estimate === null ? null : storedJson(row.estimate, name),
    submittedBy: row.submitted_by,
    quote:
      row.door_quote_id === null || row.quoted_by === null
        ? null
        : { id: row.door_quote_id, submittedBy: row.quoted_by },
    withdrawalReason: row.withdrawal_reason,
    test: row.is_test === 1,
    requestId: row.request_id,
  };
}
