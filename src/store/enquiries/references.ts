import { type Kysely, sql } from 'kysely';
import type { Database } from '../engine/schema.ts';

/**
 * The enquiries with a reference: mostly one, since it is short and nothing makes it unique. The index has those that the
 * search knows; the others have just come, and are looked through.
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
