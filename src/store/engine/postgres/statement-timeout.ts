import { type Kysely, type Transaction, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Statement timeout of queries that must find all matches before they return the first. */
const timeoutMs = 150;
const canceled = '57014';

/** Runs a query with this statement timeout and further settings; null after a timeout. */
export async function withTimeout<Answer>(
  db: Kysely<Database>,
  ask: (trx: Transaction<Database>) => Promise<Answer>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Answer | null> {
  const all = { statement_timeout: String(timeoutMs), ...settings };
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
