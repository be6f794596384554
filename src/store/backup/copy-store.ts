import type { ReportProgress } from './copying/copy-tables.ts';
import { closing } from '../engine/open-database.ts';
import { type StorePlace, openDatabase } from '../engine/open-store.ts';
import { type Holdings, holdingsOf } from './counts.ts';
import { makeStoreFrom } from './new-store.ts';
import { atOneMoment, ensureNobodyServes } from './snapshot.ts';

/**
 * Copies everything to a place that has no store yet, of either kind, while nothing serves. All of it is there and
 * verified by count and content at the end, or nothing is.
 */
export async function copyStore(
  from: StorePlace,
  to: StorePlace,
  progress: ReportProgress,
): Promise<Holdings> {
  await ensureNobodyServes(from);
  await atOneMoment(from, (rows) => makeStoreFrom(rows, to, progress));
  return closing(openDatabase(to, 'read'), holdingsOf);
}
