import { tombstonesIn } from '../people/erasing/erase-again.ts';
import { completeErasedFile, readErasedFile } from '../people/erasing/erased-file.ts';
import type { ReportProgress } from './copying/copy-tables.ts';
import { closing } from '../engine/open-database.ts';
import { type StorePlace, openDatabase } from '../engine/open-store.ts';
import { type StoreCounts, countsOf } from './counts.ts';
import { makeStoreFrom } from './new-store.ts';
import { atOneMoment, ensureNotServed } from './snapshot.ts';

/**
 * Copies a store that no service uses to a place that has none; both may be of either kind. All or nothing: row
 * counts and content digests are verified.
 */
export async function copyStore(
  from: StorePlace,
  to: StorePlace,
  progress: ReportProgress,
): Promise<StoreCounts> {
  await ensureNotServed(from);
  const erased = await atOneMoment(from, async (rows) => {
    await makeStoreFrom(rows, to, progress);
    return tombstonesIn(rows);
  });
  // People who are only in the source's list of erased people must stay erased in the copy.
  if (to.databaseUrl === null)
    completeErasedFile(to.dataDir, [...readErasedFile(from.dataDir).tombstones, ...erased]);
  return closing(openDatabase(to, 'read'), countsOf);
}
