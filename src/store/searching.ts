import { type Selectable, type Transaction, sql } from 'kysely';
import { searchableText } from '../app/enquiries/search.ts';
import { enquiryOf } from './enquiries.ts';
import type { Database } from './schema.ts';
import type { Session } from './session.ts';
import { firstNumberOf, numbersInMs } from './word-index.ts';

/**
 * What enquiries are found by. It is written when an enquiry has long been accepted, some at a time and in a transaction
 * of its own: nobody who submits waits for it.
 */
export const searching = {
  /** Why search looks through the newest only, for the log; null where it goes by an index. */
  missingIndex: ({ db, words }: Session): Promise<string | null> => words.missing(db),

  /** Takes in some that are new or have changed, and says how many. */
  indexSome({ db, takingFreeRows }: Session, most: number): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const { rows } = await sql<Selectable<Database['enquiries']>>`
        select * from enquiries where to_index = 1 limit ${most} ${takingFreeRows('enquiries')}`.execute(trx);
      for (const row of rows) await indexOne(trx, row);
      return rows.length;
    });
  },
};

async function indexOne(trx: Transaction<Database>, row: Selectable<Database['enquiries']>): Promise<void> {
  // Nobody is to find a rehearsal.
  if (row.is_test === 0) await writeText(trx, row);
  await trx.updateTable('enquiries').set({ to_index: 0 }).where('id', '=', row.id).execute();
}

async function writeText(trx: Transaction<Database>, row: Selectable<Database['enquiries']>): Promise<void> {
  const text = searchableText(enquiryOf(row));
  const known = await trx
    .updateTable('enquiry_search')
    .set({ text })
    .where('enquiry_id', '=', row.id)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  const number = await freeNumber(trx, row.received_at);
  await trx.insertInto('enquiry_search').values({ number, enquiry_id: row.id, text }).execute();
}

/** The next in its millisecond, or in one after that where it is full. Two nodes that take the same one: the second does it again. */
async function freeNumber(trx: Transaction<Database>, ms: number): Promise<number> {
  for (let first = firstNumberOf(ms); ; first += numbersInMs) {
    const last = await trx
      .selectFrom('enquiry_search')
      .select('number')
      .where('number', '>=', first)
      .where('number', '<', first + numbersInMs)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const next = last ? last.number + 1 : first;
    if (next < first + numbersInMs) return next;
  }
}
