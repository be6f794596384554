import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Redis } from 'ioredis';
import pg from 'pg';
import { findTool } from '../../scripts/prepare/find-tool.mjs';
import { startServer } from '../../tests/support/postgres-server.ts';
import { cpuMsOf, cpuMsOfFamily, parentOf } from '../support/processor.ts';

/** What stands behind a service: where its data is, and what it costs there. */
export interface Engines {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** What others than the service have taken of the processor, by their names. */
  cpuMs(): Readonly<Record<string, number>>;
  /** Enquiries that the search has not taken in yet. */
  unsearched(): Promise<number>;
  /** What is kept, and what was written to the log before it was, as far as that is known. */
  bytes(): Promise<{ readonly kept: number; readonly logged: number | null }>;
  stop(): Promise<void>;
}

const unsearched = 'select count(*) as count from enquiries where to_index is not null and to_index <> 0';

export async function startEmbedded(): Promise<Engines> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-capacity-'));
  const file = join(folder, 'lintel.db');
  const ask = (sql: string) => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return Number(Object.values(database.prepare(sql).get() ?? {})[0]);
    } finally {
      database.close();
    }
  };
  return {
    name: 'the embedded store',
    env: { DATA_DIR: folder },
    cpuMs: () => ({}),
    unsearched: () => Promise.resolve(ask(unsearched)),
    bytes: () => Promise.resolve({ kept: statSync(file).size, logged: null }),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function startServers(redisPort: number): Promise<Engines> {
  const postgres = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'lintel-capacity-'));
  const redisServer = spawn(
    findTool('redis-server') ?? 'redis-server',
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  const redis = new Redis(redisPort, '127.0.0.1', { retryStrategy: () => 50 });
  redis.on('error', () => undefined);
  await redis.ping();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const ask = async (sql: string) =>
    Number(Object.values((await client.query<Record<string, string>>(sql)).rows[0] ?? {})[0]);
  const server = parentOf(await ask('select pg_backend_pid()'));
  return {
    name: 'PostgreSQL and Redis',
    env: { DATABASE_URL: postgres.url, REDIS_URL: `redis://127.0.0.1:${redisPort}`, DATA_DIR: folder },
    cpuMs: () => ({ PostgreSQL: cpuMsOfFamily(server), Redis: cpuMsOf(redisServer.pid) }),
    unsearched: () => ask(unsearched),
    bytes: async () => ({
      kept: await ask('select pg_database_size(current_database())'),
      logged: await ask("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"),
    }),
    stop: async () => {
      await client.end();
      redis.disconnect();
      redisServer.kill();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
