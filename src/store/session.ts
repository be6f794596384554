import type { Transaction } from 'kysely';
import { bounds } from '../contract/bounds.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

/** How long what was accepted is compared with what comes next. */
export interface Windows {
  readonly duplicateMs: number;
  readonly idempotencyMs: number;
}

/** The operator sets for how long copies are refused; for how long a retry key counts is promised to callers. */
export const windowsOf = ({ duplicateWindowMs }: { readonly duplicateWindowMs: number }): Windows => ({
  duplicateMs: duplicateWindowMs,
  idempotencyMs: bounds.retryKeyHours * 3_600_000,
});

/**
 * Does work in a transaction and resolves once it is committed and synced. The work may be done more than once until it
 * is committed, so it changes nothing outside of its transaction.
 */
export type Commit = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** What every method of the store works with: a database to read from, and the one way to write to it. */
export interface Session extends Pick<OpenDatabase, 'db' | 'commit'> {
  readonly windows: Windows;
}
