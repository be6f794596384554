import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from '../schema.ts';

/** A compiled statement. */
export type Statement<Row = unknown> = CompiledQuery<Row> & {
  /** The name of a prepared statement, which the server parses and plans once. */
  readonly name?: string;
};

/** Compiles statements in a store's dialect. A writer without a connection cannot run them. */
export type Writer = Kysely<Database>;

/** Creates the writer of the worker thread, which runs the statements itself. */
export const createSqliteWriter = (): Writer =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

/** A placeholder, replaced by a value when the statement is sent. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The values of a statement by name; placeholders while it is compiled. */
type Values = Readonly<Record<string, unknown>>;

/**
 * A statement that is sent often with other values. Compiling a statement takes longer than running it, so each
 * writer compiles it once. It must have the same value names every time, and a unique name.
 */
export function statementOf<Given extends Values, Row = unknown>(
  name: string,
  write: (writer: Writer, placeholders: Given) => { compile(): Statement<Row> },
): (writer: Writer, values: Given) => Statement<Row> {
  const compiled = new WeakMap<Writer, Statement<Row>>();
  return (writer, values) => {
    let statement = compiled.get(writer);
    if (!statement) {
      const placeholders = Object.keys(values).map((name) => [name, new Placeholder(name)]);
      statement = write(writer, Object.fromEntries(placeholders) as Given).compile();
      compiled.set(writer, statement);
    }
    const parameters = statement.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name] : each,
    );
    return { ...statement, name, parameters };
  };
}

/**
 * Work of one transaction, written once for all stores: a generator that yields statements and receives their rows.
 * The store decides where the statements run: in the worker thread that has the file, or on a server.
 */
export type Steps<Result> = Generator<Statement, Result, readonly unknown[]>;

export function* firstRow<Row>(statement: Statement<Row>): Steps<Row | undefined> {
  const rows = yield statement;
  return rows[0] as Row | undefined;
}
