import { type Kysely, type Transaction, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** What finds all before the first is shown may take too long where there is much of it. */
const patienceMs = 150;
const canceled = '57014';

/** Asks under settings of its own for as long as somebody waits gladly; null where that was not enough. */
export async function withPatience<Answer>(
  db: Kysely<Database>,
  ask: (trx: Transaction<Database>) => Promise<Answer>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Answer | null> {
  const all = { statement_timeout: String(patienceMs), ...settings };
  const setting = Object.entries(all).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select ${sql.join(setting)}`.execute(trx);
      return ask(trx);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === canceled) return null;
    throw error;
  }
}
