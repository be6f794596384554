import type { Kysely } from 'kysely';
import type { Enquiry } from '../../app/enquiry.ts';
import type { EnquiryFilter } from '../../app/ports.ts';
import type { Database } from '../schema.ts';
import { enquiryOf } from './enquiry-row.ts';

const pageSize = 500;

export async function findEnquiry(db: Kysely<Database>, id: string): Promise<Enquiry | null> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? enquiryOf(row) : null;
}

/** Pages by position, not by offset: what arrives meanwhile neither shifts nor repeats anything. */
export async function* listEnquiries(db: Kysely<Database>, filter: EnquiryFilter): AsyncGenerator<Enquiry> {
  let last: Enquiry | undefined;
  for (;;) {
    const page = await enquiriesAfter(db, filter, last);
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1);
  }
}

async function enquiriesAfter(db: Kysely<Database>, filter: EnquiryFilter, last: Enquiry | undefined) {
  let query = db.selectFrom('enquiries').selectAll().orderBy('received_at').orderBy('id').limit(pageSize);
  if (filter.collection !== undefined) query = query.where('collection', '=', filter.collection);
  if (filter.tests !== true) query = query.where('is_test', '=', 0);
  if (filter.since !== undefined) query = query.where('received_at', '>=', filter.since);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(last.receivedAt, last.id)),
    );
  }
  return (await query.execute()).map(enquiryOf);
}
