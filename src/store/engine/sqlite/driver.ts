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
import type { Line } from './executor.ts';

/** Kysely's own SQLite dialect on Node's built-in SQLite, with transactions that wait for their lock. */
export function createNodeSqliteDialect(line: Line): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createDriver(line),
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

function createDriver(line: Line): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await line.execute(sql, parameters);
      return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
    },
    streamQuery() {
      throw new Error('Rows are read a page at a time, never streamed');
    },
  };
  return {
    init: () => Promise.resolve(),
    // Kysely gives it to one at a time.
    acquireConnection: () => Promise.resolve(connection),
    // At the start of a transaction, so that the lock cannot be lost half-way.
    beginTransaction: async () => {
      await onceUnlocked(() => line.execute('begin immediate', []));
    },
    commitTransaction: () => line.commit(),
    rollbackTransaction: () => line.rollback(),
    releaseConnection: () => Promise.resolve(),
    destroy: () => line.close(),
  };
}

const lockPatienceMs = 2000;
const lockRetryMs = 20;

/** Waits for the write lock with timers: SQLite's own busy timeout would block all other queries. */
export async function onceUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + lockPatienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      await sleep(lockRetryMs);
    }
  }
}
