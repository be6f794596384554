import { dirname } from 'node:path';
import { tombstonesIn } from '../people/erasing/erase-again.ts';
import { completeErasedFile, readErasedFile } from '../people/erasing/erased-file.ts';
import type { Tombstone } from '../people/erasing/tombstone.ts';
import type { ReportProgress } from './copying/copy-tables.ts';
import { type OpenDatabase, closing } from '../engine/open-database.ts';
import { type StorePlace, fileAt } from '../engine/open-store.ts';
import { copySqliteFile } from '../engine/sqlite/copy-file.ts';
import { openSqliteToRead } from '../engine/sqlite/open.ts';
import { NoStoreHere } from '../engine/fault.ts';
import { notOurs, versionOf } from '../engine/version.ts';
import { type StoreCounts, countsOf } from './counts.ts';
import { fillNewFile } from './new-store.ts';
import { atOneMoment } from './snapshot.ts';
import { during } from './fault.ts';
import { writeWhole } from './whole-file.ts';

/**
 * Backs up a store of either kind into one file while the service goes on writing. The file is a complete store:
 * checked, counted, synced, and written atomically.
 */
export async function backUp(
  place: StorePlace,
  file: string,
  progress: ReportProgress,
): Promise<StoreCounts> {
  return during('the backup cannot be made', () =>
    writeWhole(file, async (partial) => {
      if (place.databaseUrl !== null)
        await atOneMoment(place, (rows) => fillNewFile(partial, rows, progress));
      else await copySqliteFile(fileAt(place), partial, progress);
      const { counts, erased } = await contentsOf(partial);
      leaveListBeside(file, place.dataDir, erased);
      return counts;
    }),
  );
}

/** Opens the backup as a restore would, and counts its rows. */
const contentsOf = (file: string): Promise<{ counts: StoreCounts; erased: readonly Tombstone[] }> =>
  closing(openSqliteToRead(file, 0), async (opened) => {
    const { kind } = await versionOf(opened);
    if (kind === 'empty') throw new NoStoreHere();
    if (kind === 'foreign') throw notOurs();
    return { counts: await countsOf(opened), erased: await erasuresOf(opened) };
  });

/** The tombstones of a backup; none if its schema is older than their table. */
const erasuresOf = async ({ db, tableNames }: OpenDatabase): Promise<readonly Tombstone[]> =>
  (await tableNames()).includes('erasures') ? tombstonesIn(db) : [];

/**
 * Writes the list of erased people beside the backups: a restore of an older backup from this folder, even on
 * another machine, then erases these people again.
 */
function leaveListBeside(file: string, dataDir: string, erased: readonly Tombstone[]): void {
  const all = [...readErasedFile(dataDir).tombstones, ...erased];
  if (all.length > 0) completeErasedFile(dirname(file), all);
}
