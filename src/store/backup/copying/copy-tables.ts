import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../engine/schema.ts';
import { StoreTrouble } from '../../engine/fault.ts';
import { type AnyTables, type Content, contentOf, countRows } from './rows.ts';
import { copiedTables } from './tables.ts';

/** Reports the progress of a long job. */
export type ReportProgress = (done: number, of: number) => void;

/**
 * Copies every row into empty tables, then reads the copy back and compares row counts and digests. Both sides must
 * be in a transaction, so that neither changes meanwhile.
 */
export async function copyTables(
  from: Kysely<Database>,
  to: Transaction<Database>,
  progress: ReportProgress,
): Promise<void> {
  const counts = await Promise.all(copiedTables.map((table) => countRows(from, table)));
  // One step for writing each row, and one for reading it back.
  const steps = 2 * counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  const step = (rows: number) => {
    done += rows;
    progress(done, steps);
  };
  for (const table of copiedTables) {
    const written = await contentOf(from, table, async (page) => {
      await to.$extendTables<AnyTables>().insertInto(table).values(page).execute();
      step(page.length);
    });
    const readBack = await contentOf(to, table, (page) => {
      step(page.length);
    });
    ensureSame(table, written, readBack);
  }
}

export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  for (const table of copiedTables) if ((await countRows(db, table)) > 0) return false;
  return true;
}

function ensureSame(table: string, written: Content, readBack: Content): void {
  if (written.rows === readBack.rows && written.digest === readBack.digest) return;
  throw new StoreTrouble(
    `the copy of ${table} is not the same as what was read (${written.rows} rows read, ${readBack.rows} found again); nothing was kept`,
  );
}
