import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** How long what was accepted is compared with what comes next. */
export interface Windows {
  readonly duplicateMs: number;
  readonly idempotencyMs: number;
}

/**
 * Does work in a transaction and resolves once it is committed and synced. The work may be done more than once until it
 * is committed, so it changes nothing outside of its transaction.
 */
export type Commit = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** What every method of the store works with: a database to read from, and the one way to write to it. */
export interface Session {
  readonly db: Kysely<Database>;
  readonly commit: Commit;
  readonly windows: Windows;
}
