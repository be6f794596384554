import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { FindInCommon } from '../inbox/walk.ts';
import type { Database } from './schema.ts';
import type { Job, ResultOf } from './steps/job.ts';
import type { WordIndex } from '../inbox/word-index.ts';

/**
 * Does work in a transaction and resolves once it is committed and synced. The work may be done more than once until it
 * is committed, so it changes nothing outside of its transaction.
 */
export type Commit = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** The same for work that is known beforehand, in as few journeys to the database as this kind needs. */
export type RunJob = <Asked extends Job>(job: Asked) => Promise<ResultOf<Asked>>;

/** A database of either kind, opened but not yet migrated. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** How this kind of database best commits what callers wait for. */
  readonly commit: Commit;
  /** What callers wait for most goes this way. */
  readonly run: RunJob;
  /** Whether an error means "not now" rather than "never". */
  readonly isUnavailable: (error: unknown) => boolean;
  /** Whether what is open is worth nothing after this error, and has to be opened anew. */
  readonly isSpoiled: (error: unknown) => boolean;
  /**
   * Whether the whole database is ours. The embedded store's file is; a database on a server may hold other tables
   * beside ours.
   */
  readonly ownsAllTables: boolean;
  /** The time of the server, on which all who use it agree; null for a file, which has none. */
  readonly serverTime: (() => Promise<number>) | null;
  /** Suffix of a query that locks rows of a table and skips locked ones. */
  readonly takingFreeRows: (table: keyof Database) => RawBuilder<unknown>;
  /** The same, but it waits for locked ones. */
  readonly takingAllRows: (table: keyof Database) => RawBuilder<unknown>;
  /** Finds enquiries by words. */
  readonly words: WordIndex;
  /** Finds them by several filters at once; null where the rows of one are looked through as quickly. */
  readonly findInCommon: FindInCommon | null;
  /** Takes what was erased out of its files. False where a server does that in its own time; throws where it cannot be done now. */
  readonly clean: () => Promise<boolean>;
  /** What tables and views there are, ours or others'. */
  readonly tableNames: () => Promise<readonly string[]>;
  /** The schema our tables are in; undefined where databases have none. */
  readonly schema: () => Promise<string | undefined>;
}

/** Does something with a database and closes it, whatever comes of it. */
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
