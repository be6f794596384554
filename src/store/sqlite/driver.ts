import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { type SQLInputValue, type StatementSync } from 'node:sqlite';
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
  const wrapped = betterSqliteShape(database);
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new PatientDriver({ database: wrapped }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** A migration that fails half-way, or loses a race with another process, leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const lockPatienceMs = 2000;
const lockRetryMs = 20;

/**
 * Takes the write lock at the start of a transaction, so that it cannot be lost half-way, and waits for it without
 * blocking the event loop: SQLite's own busy time-out would stop every other request.
 */
class PatientDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
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
