import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A database of either kind, opened but not yet migrated. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** Whether an error means "not now" rather than "never". */
  readonly isUnavailable: (error: unknown) => boolean;
  /** One connection means one transaction: a batch is then best committed as a whole. */
  readonly concurrentTransactions: boolean;
  /**
   * Whether the whole database is ours. The embedded store's file is; a database on a server may hold other tables
   * beside ours.
   */
  readonly ownsAllTables: boolean;
  /** The schema our tables are in; undefined where databases have none. */
  readonly schema: () => Promise<string | undefined>;
}
