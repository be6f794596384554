import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isLocked } from './errors.ts';
import type { Executor } from './executor.ts';

/** Kysely's SQLite dialect on Node's built-in SQLite. Transactions wait for the write lock. */
export function createNodeSqliteDialect(executor: Executor): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createDriver(executor),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class TransactionalAdapter extends SqliteAdapter {
  /** True: a migration that fails, or loses a race with another process, is rolled back. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(executor: Executor): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await executor.execute(sql, parameters);
      return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
    },
    streamQuery() {
      throw new Error('Rows are read a page at a time, never streamed');
    },
  };
  return {
    init: () => Promise.resolve(),
    // Kysely serializes access to the one connection.
    acquireConnection: () => Promise.resolve(connection),
    // Takes the write lock at once: upgrading a read lock later could fail.
    beginTransaction: async () => {
      await onceUnlocked(() => executor.execute('begin immediate', []));
    },
    commitTransaction: () => executor.commit(),
    rollbackTransaction: () => executor.rollback(),
    releaseConnection: () => Promise.resolve(),
    destroy: () => executor.close(),
  };
}

const lockTimeoutMs = 2000;
const lockRetryMs = 20;

/** Retries with timers until the write lock is free: SQLite's own busy timeout would block all other queries. */
export async function onceUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      await sleep(lockRetryMs);
    }
  }
}
