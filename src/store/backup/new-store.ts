import { constants, existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type ReportProgress, copyTables, isEmpty } from './copying/copy-tables.ts';
import { copiedTables } from './copying/tables.ts';
import { migrate } from '../engine/migrations/index.ts';
import { closing } from '../engine/open-database.ts';
import { type StorePlace, isUnused } from '../engine/open-store.ts';
import { openPostgresForCommand } from '../engine/postgres/open.ts';
import type { Database } from '../engine/schema.ts';
import { settleFile } from '../engine/sqlite/copy-file.ts';
import { filesOf, leaveNote, makePrivateFolder, refuseLinksIn, storeFile } from '../engine/sqlite/files.ts';
import { giveToOwnerOfFolder, withOwnFile } from '../engine/sqlite/own-file.ts';
import { openSqliteFile } from '../engine/sqlite/open.ts';
import { versionOf } from '../engine/version.ts';
import { KeepingTrouble, during } from './fault.ts';
import { writeWhole } from './whole-file.ts';

/** Makes a store at a place that has none, from the rows of a transaction. All or nothing. */
export async function makeStoreFrom(
  rows: Kysely<Database>,
  place: StorePlace,
  progress: ReportProgress,
): Promise<void> {
  const { databaseUrl, dataDir } = place;
  await during('the new store cannot be made', () =>
    databaseUrl === null
      ? makeEmbeddedStore(dataDir, (partial) => fillNewFile(partial, rows, progress))
      : fillDatabase(databaseUrl, rows, progress),
  );
}

/** Fills a new SQLite file with these rows. */
export async function fillNewFile(
  file: string,
  rows: Kysely<Database>,
  progress: ReportProgress,
): Promise<void> {
  await closing(openSqliteFile(file, 0), async (database) => {
    await migrate(database);
    await database.db.transaction().execute((trx) => copyTables(rows, trx, progress));
  });
  settleFile(file);
}

/** Makes the embedded store of a folder that has none. `write` fills a temporary file, which is then renamed. */
export async function makeEmbeddedStore(
  dataDir: string,
  write: (partial: string) => Promise<void>,
): Promise<void> {
  const inTheWay = filesOf(storeFile(dataDir)).find((file) => existsSync(file));
  if (inTheWay !== undefined)
    throw new KeepingTrouble(`there is ${inTheWay} already, and nothing is overwritten: move it away first`);
  makePrivateFolder(dataDir);
  refuseLinksIn(dataDir);
  await writeWhole(storeFile(dataDir), write);
  leaveNote(dataDir);
  for (const file of filesOf(storeFile(dataDir)))
    if (existsSync(file))
      withOwnFile(file, constants.O_RDONLY, (descriptor) => {
        giveToOwnerOfFolder(file, descriptor);
      });
}

async function fillDatabase(url: string, rows: Kysely<Database>, progress: ReportProgress): Promise<void> {
  await closing(openPostgresForCommand(url), async (database) => {
    const { db } = database;
    const found = await versionOf(database);
    if (isUnused(found, database)) await migrate(database);
    else if (found.kind !== 'current' || !(await isEmpty(db)))
      throw new KeepingTrouble('the database holds a store already, and nothing is overwritten');
    await db.transaction().execute((trx) => copyTables(rows, trx, progress));
    // Without ANALYZE the planner scans whole tables until autovacuum gets to them.
    for (const table of copiedTables) await sql`ANALYZE ${sql.table(table)}`.execute(db);
  });
}
