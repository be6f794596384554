import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import { type CopiedTable } from './copying/tables.ts';
import { countRows } from './copying/rows.ts';
import type { OpenDatabase } from '../engine/open-database.ts';

/** What a store or a backup holds, as a person would count it. */
export interface Holdings {
  readonly enquiries: number;
  /** Null where there is no enquiry. */
  readonly newestAt: WallMs | null;
  readonly doorQuotes: number;
  readonly keys: number;
}

/** An older store may lack a table: then it holds none of them. */
export async function holdingsOf({ db }: OpenDatabase): Promise<Holdings> {
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
