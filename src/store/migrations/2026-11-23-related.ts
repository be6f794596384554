import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const related: Migration = { up };

/** Other enquiries from the same phone or the same house. By e-mail they are found since erasing came. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['phone_e164', 'eircode'])
    await db.schema
      .createIndex(`enquiries_by_${column}`)
      .on('enquiries')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
}
