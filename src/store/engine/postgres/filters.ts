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
import { withPatience } from './statement-timeout.ts';

/** With these the server reads several indexes, and of the rows only those that all of them name. */
export const severalIndexes = { enable_indexscan: 'off', enable_indexonlyscan: 'off', enable_seqscan: 'off' };

/** Each filter alone may leave a hundred thousand rows to look through where together they leave none. */
export const findInCommon: FindInCommon = async (db, selection, start, most) => {
  const leads = leadsOf(selection);
  if (leads.length < 2) return null;
  return withPatience(
    db,
    (trx) => rowsInCommon(trx, leads, selection, start).limit(most).execute(),
    severalIndexes,
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
