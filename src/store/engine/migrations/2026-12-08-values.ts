import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { valueOf } from '../../../domain/enquiry/value.ts';
import { jsonIn } from '../stored-json.ts';

export const values: Migration = { up };

interface After {
  enquiries: { id: string; estimate: string | null; value_cents: number | null };
}

/** The value of each enquiry in a column, which the overview sums up. */
async function up(db: Kysely<After>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('value_cents', 'bigint').execute();
  let last = '';
  for (;;) {
    const page = await db
      .selectFrom('enquiries')
      .select(['id', 'estimate'])
      .where('id', '>', last)
      .where('estimate', 'is not', null)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, estimate } of page) {
      // Null for a damaged estimate too; the page of the enquiry reports the damage.
      const value = valueOf(jsonIn(estimate ?? ''));
      if (value !== null)
        await db.updateTable('enquiries').set({ value_cents: value }).where('id', '=', id).execute();
      last = id;
    }
    if (page.length < pageSize) return;
  }
}

/** Page size; bounds memory. */
const pageSize = 500;
