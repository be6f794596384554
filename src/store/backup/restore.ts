import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReportProgress } from './copying/copy-tables.ts';
import { wallMs } from '../../app/shared/clock.ts';
import { cleanUp } from '../people/cleaning.ts';
import { eraseAgain } from '../people/erasing/erase-again.ts';
import { completeErasedFile, hasErasedFile, readErasedFile } from '../people/erasing/erased-file.ts';
import type { Tombstone } from '../people/erasing/tombstone.ts';
import type { DamagedRow } from '../engine/migrations/damaged-rows.ts';
import { migrate } from '../engine/migrations/index.ts';
import { type OpenDatabase, closing } from '../engine/open-database.ts';
import type { StorePlace } from '../engine/open-store.ts';
import { copySqliteFile, settleFile } from '../engine/sqlite/copy-file.ts';
import { storeFile } from '../engine/sqlite/files.ts';
import { openSqliteFile, openSqliteToRead } from '../engine/sqlite/open.ts';
import { newerThanThis, newestVersion, versionOf } from '../engine/version.ts';
import { type StoreCounts, countsOf } from './counts.ts';
import { makeEmbeddedStore, makeStoreFrom } from './new-store.ts';
import { KeepingTrouble, during } from './fault.ts';
import { discard, markUnfinished, partialName } from './whole-file.ts';

export interface Restored extends StoreCounts {
  /** Whether the backup has an older schema: the next start of the service migrates it. */
  readonly willBeUpgraded: boolean;
  /** Number of people erased again, because they had been erased after the backup was made. */
  readonly erasedAgain: number;
  /** Rows of an older backup that could not be read, and were restored as they are. */
  readonly damaged: readonly DamagedRow[];
  /** Whether DATA_DIR had no list of erased people: erasures since the backup may then be missing. */
  readonly lacksList: boolean;
}

/** Makes a store of either kind from a backup, only at a place that has none. */
export async function restore(
  file: string,
  place: StorePlace,
  progress: ReportProgress,
  /** Actor of the repeated erasures in the audit. */
  actor = 'restore',
): Promise<Restored> {
  if (place.databaseUrl === null && file === partialName(storeFile(place.dataDir)))
    throw new KeepingTrouble(`${file} is what a restore left unfinished: restore the backup itself`);
  const { counts, isOlder } = await during(`${file} cannot be restored`, () => inspect(file));
  const lacksList = !hasErasedFile(place.dataDir);
  const beside = await during('the store cannot be restored', () => listBeside(file));
  if (place.databaseUrl === null) {
    let erased = { counts, people: 0 };
    await during('the store cannot be restored', () =>
      makeEmbeddedStore(place.dataDir, async (partial) => {
        await copySqliteFile(file, partial, progress);
        // The service migrates a store with an older schema, and repeats the erasures before it serves.
        if (!isOlder) erased = await eraseFromFile(partial, place, actor, beside);
        else if (beside.length > 0) completeErasedFile(place.dataDir, beside);
      }),
    );
    return { ...erased.counts, erasedAgain: erased.people, willBeUpgraded: isOlder, lacksList, damaged: [] };
  }
  return withUpgradedCopy(file, async (copy, damaged) => {
    const { people } = await repeatErasures(copy, place, actor, beside);
    await copy.db.transaction().execute((rows) => makeStoreFrom(rows, place, progress));
    return { ...(await countsOf(copy)), erasedAgain: people, willBeUpgraded: false, lacksList, damaged };
  });
}

/** The list of erased people beside the backups; as new as the latest backup. */
const listBeside = (backup: string): Promise<readonly Tombstone[]> =>
  Promise.resolve().then(() => readErasedFile(dirname(backup)).tombstones);

/** Erases from the restored file the people listed beside the store and beside the backup. */
const eraseFromFile = (file: string, place: StorePlace, actor: string, beside: readonly Tombstone[]) =>
  closing(openSqliteFile(file, 0), async (database) => {
    const { people } = await repeatErasures(database, place, actor, beside);
    return { counts: await countsOf(database), people };
  }).finally(() => {
    settleFile(file);
  });

async function repeatErasures(
  database: OpenDatabase,
  { dataDir }: StorePlace,
  actor: string,
  beside: readonly Tombstone[],
) {
  const session = { ...database, windows: { duplicateMs: 0, idempotencyMs: 0 } };
  const erased = await eraseAgain(session, dataDir, { at: wallMs(Date.now()), actor }, beside);
  if (erased.people > 0) await cleanUp(session);
  return erased;
}

/** Checks that this program can read the backup, and counts its rows. */
async function inspect(file: string): Promise<{ counts: StoreCounts; isOlder: boolean }> {
  if (!existsSync(file)) throw new KeepingTrouble(`there is no file ${file}`);
  return closing(openSqliteToRead(file, 0), async (opened) => {
    const found = await versionOf(opened);
    if (found.kind === 'newer') throw newerThanThis(found.version);
    if (found.kind === 'empty' || found.kind === 'foreign')
      throw new KeepingTrouble(`${file} is not a backup of Lintel`);
    return { counts: await countsOf(opened), isOlder: found.version !== newestVersion };
  });
}

/**
 * Migrates a temporary copy of the backup, since only rows of the current schema can be inserted into a
 * database on a server.
 */
async function withUpgradedCopy<Result>(
  file: string,
  work: (copy: OpenDatabase, damaged: readonly DamagedRow[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-restore-'));
  markUnfinished(folder);
  try {
    const copy = join(folder, 'copy.db');
    await during(`${file} cannot be copied to ${folder} first`, () =>
      copySqliteFile(file, copy, () => undefined),
    );
    return await closing(openSqliteFile(copy, 0), async (opened) => {
      return work(opened, await migrate(opened));
    });
  } finally {
    discard(folder);
  }
}
