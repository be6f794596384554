import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { isLocked } from './errors.ts';

/** Kysely's own SQLite dialect on Node's built-in SQLite. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new PatientDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class EmbeddedAdapter extends SqliteAdapter {
  /** A migration that fails half-way, or loses a race with another process, leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one, but the driver itself sees to it that one at a time has it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const lockPatienceMs = 2000;
const lockRetryMs = 20;

/**
 * Takes the write lock at the start of a transaction, so that it cannot be lost half-way, and waits for it without
 * blocking the event loop: SQLite's own busy time-out would stop every other request. The wait counts from when the
 * connection was asked for, so that those who queue behind a waiting transaction give up when it does.
 */
class PatientDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #endTurn: () => void = () => undefined;
  #askedAt = 0;

  constructor(database: DatabaseSync) {
    super({ database: betterSqliteShape(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const askedAt = performance.now();
    const turnBefore = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#lastTurn = promise;
    await turnBefore;
    this.#endTurn = () => {
      resolve(undefined);
    };
    this.#askedAt = askedAt;
    return super.acquireConnection();
  }

  override releaseConnection(): Promise<void> {
    this.#endTurn();
    return Promise.resolve();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = this.#askedAt + lockPatienceMs;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) throw error;
        await sleep(lockRetryMs);
      }
    }
  }

  /** On a full or failing disk SQLite rolls back by itself; to do it again would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** The few queries of this program are prepared once each; the bound is for the day somebody builds SQL from input. */
const mostStatements = 200;

function betterSqliteShape(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      database.close();
    },
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= mostStatements) statements.clear();
      const statement = statementShape(database.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

function statementShape(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
