import { type Kysely, sql } from 'kysely';
import { tablesOfPeople } from '../../people/erasing/subjects.ts';
import type { Database } from '../schema.ts';

/** Vacuums erased rows at once if this database user may; otherwise leaves them to autovacuum and returns false. */
export async function vacuumTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT coalesce(bool_and(pg_has_role(current_user, relowner, 'USAGE')), false) AS may
    FROM pg_class WHERE oid IN (${sql.join(Array.from(tablesOfPeople, (table) => sql`to_regclass(${table})`))})
  `.execute(db);
  // Without this right, VACUUM would only log a warning.
  if (rows[0]?.may !== true) return false;
  for (const table of tablesOfPeople) await sql`VACUUM ${sql.table(table)}`.execute(db);
  return true;
}
