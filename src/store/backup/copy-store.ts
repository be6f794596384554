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
  await atOneMoment(from, (rows) => makeStoreFrom(rows, to, progress));
  return closing(openDatabase(to, 'read'), countsOf);
}
