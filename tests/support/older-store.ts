import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from './child.ts';

const script = readFileSync(new URL('../fixtures/store-2026-11-16.sql', import.meta.url), 'utf8');

/** A folder with an embedded store as an older version of the program left it: three enquiries, a door quote, a key. */
export async function olderStore(): Promise<string> {
  const folder = await temporaryFolder();
  changeStore(folder, script);
  return folder;
}

/** Does to an embedded store what no command of the program would. */
export function changeStore(folder: string, statements: string): void {
  const database = new DatabaseSync(join(folder, 'lintel.db'));
  try {
    database.exec(statements);
  } finally {
    database.close();
  }
}

/** Makes it a store that a later version of the program has been at. */
export const fromTheFuture = `INSERT INTO kysely_migration VALUES ('2999-01-01-future', '2999-01-01T00:00:00Z')`;
