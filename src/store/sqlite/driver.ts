import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { isLocked } from './errors.ts';

/** Kysely's own SQLite dialect on Node's built-in SQLite, with transactions that wait for their lock. */
export function createNodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class TransactionalAdapter extends SqliteAdapter {
  /** A migration that fails half-way, or loses a race with another process, leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's own driver but for how a transaction begins and how it is taken back. */
function createDriver(database: DatabaseSync): Driver {
  const usual = new SqliteDriver({ database: betterSqliteShape(database) });
  return {
    init: () => usual.init(),
    acquireConnection: () => usual.acquireConnection(),
    beginTransaction: takeWriteLock,
    commitTransaction: (connection) => usual.commitTransaction(connection),
    rollbackTransaction: async (connection) => {
      // On a full or failing disk SQLite rolls back by itself; to do it again would hide the reason.
      if (database.isTransaction) await usual.rollbackTransaction(connection);
    },
    releaseConnection: () => usual.releaseConnection(),
    destroy: () => usual.destroy(),
  };
}

const lockPatienceMs = 2000;
const lockRetryMs = 20;

/**
 * Takes the write lock at the start of a transaction, so that it cannot be lost half-way, and waits for it without
 * blocking the event loop: SQLite's own busy time-out would stop every other request.
 */
async function takeWriteLock(connection: DatabaseConnection): Promise<void> {
  const deadline = performance.now() + lockPatienceMs;
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
