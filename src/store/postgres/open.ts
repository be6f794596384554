import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { isPostgresUnavailable } from './errors.ts';

const int8 = 20;

/** Our bigints are milliseconds and counts: far below where a number loses precision. */
const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);

export function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    query_timeout: 6000,
    keepAlive: true,
    application_name: 'lintel',
    // A 200 means synced, whatever the server's default is.
    options: '-c synchronous_commit=on',
    types,
  });
  // Without a listener, an idle connection that dies would end the process; whoever asks next finds out.
  pool.on('error', () => undefined);
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    isUnavailable: isPostgresUnavailable,
    concurrentTransactions: true,
  };
}
