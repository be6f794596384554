import { type Kysely, sql } from 'kysely';
import type { Database } from '../engine/schema.ts';

/**
 * Enquiries with a reference: usually one, since references are short but not unique. The index holds those with
 * `to_index` 0; the few new ones are scanned.
 */
export async function idsByReference(db: Kysely<Database>, reference: string): Promise<readonly string[]> {
  const among = (toIndex: 0 | 1) =>
    db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .where('to_index', '=', sql.lit(toIndex));
  const rows = await among(0).unionAll(among(1)).execute();
  return rows.map(({ id }) => id);
}
