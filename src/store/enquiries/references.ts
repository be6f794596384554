import { type Kysely, sql } from 'kysely';
import type { Database } from '../engine/schema.ts';

/**
 * Ids of the enquiries with a reference: usually one, since references are short but not unique. The index holds
 * rows with `to_index` 0; the few others are scanned.
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
