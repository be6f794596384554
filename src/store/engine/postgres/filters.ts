import type { Kysely } from 'kysely';
import {
  type FindInCommon,
  type Lead,
  type Start,
  isLedBy,
  isSelected,
  leadsOf,
  rowsAlong,
} from '../../inbox/walk.ts';
import type { Database } from '../schema.ts';
import { withTimeout } from './statement-timeout.ts';

/** Settings that make the planner combine several indexes as bitmaps. */
export const bitmapScans = { enable_indexscan: 'off', enable_indexonlyscan: 'off', enable_seqscan: 'off' };

/**
 * Faster than reading rows in order if each filter alone matches thousands of rows, but almost no row matches
 * all.
 */
export const findInCommon: FindInCommon = async (db, selection, start, most) => {
  const leads = leadsOf(selection);
  if (leads.length < 2) return null;
  return withTimeout(
    db,
    (trx) => rowsInCommon(trx, leads, selection, start).limit(most).execute(),
    bitmapScans,
  );
};

export function rowsInCommon(
  db: Kysely<Database>,
  leads: readonly Lead[],
  selection: Parameters<FindInCommon>[1],
  start: Start,
) {
  const rows = rowsAlong(db, { by: 'time' }, selection, start).where(isSelected(selection));
  return leads.reduce((query, lead) => query.where(isLedBy(lead)), rows);
}
