import type { ReportProgress } from './copying/copy-tables.ts';
import { closing } from '../engine/open-database.ts';
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
      return countsOfFile(partial);
    }),
  );
}

/** Opens the backup as a restore would, and counts its rows. */
const countsOfFile = (file: string): Promise<StoreCounts> =>
  closing(openSqliteToRead(file, 0), async (opened) => {
    const { kind } = await versionOf(opened);
    if (kind === 'empty') throw new NoStoreHere();
    if (kind === 'foreign') throw notOurs();
    return countsOf(opened);
  });
