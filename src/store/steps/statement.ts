import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from '../schema.ts';

/** One statement as it is sent to a store. */
export type Statement<Row = unknown> = CompiledQuery<Row>;

/** Writes statements in the language of a store; with one that is not connected they cannot be run. */
export type Writer = Kysely<Database>;

/** For a thread that has the file itself. */
export const createSqliteWriter = (): Writer =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

/**
 * Work in one transaction, written down once for every store: it yields each statement whose rows decide how it goes on.
 * Where and how statements are run is the store's affair: in the thread that has the file, or over a network.
 */
export type Steps<Result> = Generator<Statement, Result, readonly unknown[]>;

/** What such work comes to, and what is left to write: nobody needs to see rows of these, so they go with the commit. */
export interface Ended<Result> {
  readonly result: Result;
  readonly writes: readonly Statement[];
}

export function* firstRow<Row>(statement: Statement<Row>): Steps<Row | undefined> {
  const rows = yield statement;
  return rows[0] as Row | undefined;
}
