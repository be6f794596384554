import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import type { EnquiryFilter, EnquiryOrder } from '../../app/shared/store.ts';
import type { Database } from '../schema.ts';
import { enquiryOf } from './enquiry-row.ts';

const pageSize = 500;

export async function findEnquiry(db: Kysely<Database>, id: string): Promise<Enquiry | null> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? enquiryOf(row) : null;
}

export async function findEnquiriesByReference(
  db: Kysely<Database>,
  reference: string,
): Promise<readonly Enquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(enquiryOf);
}

export async function countEnquiries(db: Kysely<Database>, filter: EnquiryFilter): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Pages by position, not by offset: what arrives meanwhile neither shifts nor repeats anything. */
export async function* listEnquiries(
  db: Kysely<Database>,
  filter: EnquiryFilter,
  order: EnquiryOrder,
): AsyncGenerator<Enquiry> {
  let last: Enquiry | undefined;
  for (;;) {
    const page = await enquiriesAfter(db, filter, order, last);
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1);
  }
}

async function enquiriesAfter(
  db: Kysely<Database>,
  filter: EnquiryFilter,
  order: EnquiryOrder,
  last: Enquiry | undefined,
) {
  const [direction, beyond] = order === 'newest first' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  let query = db
    .selectFrom('enquiries')
    .selectAll()
    .where(matching(filter))
    .orderBy('received_at', direction)
    .orderBy('id', direction)
    .limit(pageSize);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('received_at', 'id'), beyond, eb.tuple(last.receivedAt, last.id)),
    );
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
