import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportProgress } from '../copying/copy-tables.ts';
import { migrate } from '../migrations/index.ts';
import { type OpenDatabase, closing } from '../open-database.ts';
import type { StorePlace } from '../open-store.ts';
import { copySqliteFile } from '../sqlite/copy-file.ts';
import { storeFile } from '../sqlite/files.ts';
import { openSqliteFile, openSqliteToRead } from '../sqlite/open.ts';
import { newerThanThis, newestVersion, versionOf } from '../version.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import { makeEmbeddedStore, makeStoreFrom } from './new-store.ts';
import { KeepingTrouble, during } from './trouble.ts';
import { beginWith, doneWith, partialName } from './whole-file.ts';

export interface Restored extends Holdings {
  /** Whether the next start of the service will bring the store up to date. */
  readonly willBeUpgraded: boolean;
}

/** Makes a store from a backup, of either kind and only where there is none. */
export async function restore(file: string, place: StorePlace, progress: ReportProgress): Promise<Restored> {
  if (place.databaseUrl === null && file === partialName(storeFile(place.dataDir)))
    throw new KeepingTrouble(`${file} is what a restore left unfinished: restore the backup itself`);
  const { holdings, isOlder } = await during(`${file} cannot be restored`, () => inspect(file));
  if (place.databaseUrl === null) {
    await during('the store cannot be restored', () =>
      makeEmbeddedStore(place.dataDir, (partial) => copySqliteFile(file, partial, progress)),
    );
    return { ...holdings, willBeUpgraded: isOlder };
  }
  await withUpgradedCopy(file, async ({ db }) => {
    await db.transaction().execute((rows) => makeStoreFrom(rows, place, progress));
  });
  return { ...holdings, willBeUpgraded: false };
}

/** What is in a backup, once it is known to be one that this program can read. */
async function inspect(file: string): Promise<{ holdings: Holdings; isOlder: boolean }> {
  if (!existsSync(file)) throw new KeepingTrouble(`there is no file ${file}`);
  return closing(openSqliteToRead(file, 0), async (opened) => {
    const found = await versionOf(opened);
    if (found.kind === 'newer') throw newerThanThis(found.version);
    if (found.kind === 'empty' || found.kind === 'foreign')
      throw new KeepingTrouble(`${file} is not a backup of Lintel`);
    return { holdings: await holdingsOf(opened), isOlder: found.version !== newestVersion };
  });
}

/** Rows go into a database as they are today, so an older backup is brought up to date first; the file itself is kept. */
async function withUpgradedCopy(file: string, work: (copy: OpenDatabase) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-restore-'));
  beginWith(folder);
  try {
    const copy = join(folder, 'copy.db');
    await copySqliteFile(file, copy, () => undefined);
    await closing(openSqliteFile(copy, 0), async (opened) => {
      await migrate(opened);
      await work(opened);
    });
  } finally {
    doneWith(folder);
  }
}
