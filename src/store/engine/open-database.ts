import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { FindInCommon } from '../inbox/walk.ts';
import type { Database } from './schema.ts';
import type { Job, ResultOf } from './steps/job.ts';
import type { WordIndex } from '../inbox/word-index.ts';

/**
 * Runs work in a transaction; resolves once it is committed and synced. The work may be retried before that, so it
 * must have no effects outside of the transaction.
 */
export type Commit = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** Runs a job in as few round trips as this kind of database needs. */
export type RunJob = <Asked extends Job>(job: Asked) => Promise<ResultOf<Asked>>;

/** A database of either kind, opened but not yet migrated. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** The commit for requests; groups them if that is faster on this database. */
  readonly commit: Commit;
  /** Runs the most frequent requests, on a fast path. */
  readonly run: RunJob;
  /** Whether the error is temporary, so that a later retry may succeed. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** Whether the database has to be reopened after this error. */
  readonly isSpoiled: (error: unknown) => boolean;
  /**
   * Whether the whole database belongs to this store: true of the embedded store's file; a database on a server may
   * hold other tables.
   */
  readonly ownsAllTables: boolean;
  /** The server's clock, shared by all nodes; null for a file. */
  readonly serverTime: (() => Promise<number>) | null;
  /** Suffix of a query that locks rows of a table and skips locked ones. */
  readonly takingFreeRows: (table: keyof Database) => RawBuilder<unknown>;
  /** Suffix of a query that locks rows of a table and waits for locked ones. */
  readonly takingAllRows: (table: keyof Database) => RawBuilder<unknown>;
  /** Full-text search of enquiries. */
  readonly words: WordIndex;
  /** Combines the indexes of several filters; null if scanning the rows of one index is as fast. */
  readonly findInCommon: FindInCommon | null;
  /**
   * Removes erased data from the files. False if the server will do that later; throws if it is impossible
   * now.
   */
  readonly clean: () => Promise<boolean>;
  /** All tables and views of the database, including those of other programs. */
  readonly tableNames: () => Promise<readonly string[]>;
  /** The schema of this store's tables; undefined if the database has no schemas. */
  readonly schema: () => Promise<string | undefined>;
}

/** Runs work with a database, then closes the database, even if the work fails. */
export async function closing<Result>(
  database: OpenDatabase,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}
