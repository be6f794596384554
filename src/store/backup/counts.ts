import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import { type CopiedTable } from './copying/tables.ts';
import { countRows } from './copying/rows.ts';
import type { OpenDatabase } from '../engine/open-database.ts';

/** Row counts of a store or a backup, as shown to the operator. */
export interface StoreCounts {
  readonly enquiries: number;
  readonly newestAt: WallMs | null;
  readonly doorQuotes: number;
  readonly keys: number;
}

/** A table that an older store lacks counts as empty. */
export async function countsOf({ db }: OpenDatabase): Promise<StoreCounts> {
  const tables = await db.introspection.getTables();
  const count = (table: CopiedTable) =>
    tables.some(({ name }) => name === table) ? countRows(db, table) : Promise.resolve(0);
  const enquiries = await count('enquiries');
  const newest =
    enquiries === 0
      ? undefined
      : await db
          .selectFrom('enquiries')
          .select('received_at')
          .orderBy('received_at', 'desc')
          .limit(1)
          .executeTakeFirst();
  return {
    enquiries,
    newestAt: newest ? wallMs(newest.received_at) : null,
    doorQuotes: await count('door_quotes'),
    keys: await count('api_keys'),
  };
}
