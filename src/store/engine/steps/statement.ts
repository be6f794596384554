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
export type Statement<Row = unknown> = CompiledQuery<Row> & {
  /** Of one that is sent again and again: a server that has seen it need not read and plan it anew. */
  readonly name?: string;
};

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

/** A value that is put in its place when the statement is sent. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The values of a statement, each by its name; while it is written, their places. */
type Values = Readonly<Record<string, unknown>>;

/**
 * A statement that is sent again and again with other values. To write one takes longer than to carry it out, so it is
 * written once for each writer; the names of its values must be the same every time, and no other may have its name.
 */
export function statementOf<Given extends Values, Row = unknown>(
  name: string,
  write: (writer: Writer, places: Given) => { compile(): Statement<Row> },
): (writer: Writer, values: Given) => Statement<Row> {
  const written = new WeakMap<Writer, Statement<Row>>();
  return (writer, values) => {
    let statement = written.get(writer);
    if (!statement) {
      const places = Object.keys(values).map((name) => [name, new Place(name)]);
      statement = write(writer, Object.fromEntries(places) as Given).compile();
      written.set(writer, statement);
    }
    const parameters = statement.parameters.map((each) => (each instanceof Place ? values[each.name] : each));
    return { ...statement, name, parameters };
  };
}

/**
 * Work in one transaction, written down once for every store: it yields each statement whose rows decide how it goes on.
 * Where and how statements are run is the store's affair: in the thread that has the file, or over a network.
 */
export type Steps<Result> = Generator<Statement, Result, readonly unknown[]>;

export function* firstRow<Row>(statement: Statement<Row>): Steps<Row | undefined> {
  const rows = yield statement;
  return rows[0] as Row | undefined;
}
