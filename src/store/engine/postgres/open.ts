import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, RunJob } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { createGroups } from '../group-commit.ts';
import { type Job, stepsOf } from '../steps/job.ts';
import { findInCommon } from './filters.ts';
import { runSteps } from './run-steps.ts';
import { createBatchSubmit, isPlainSubmission } from './submit-batch.ts';
import { createWordsOfPostgres } from './words.ts';
import { vacuumTables } from './vacuum.ts';
import { isConflict, isPostgresUnavailable, isReadTimeout, takesNoWrites } from './errors.ts';

const int8 = 20;

/** Parses bigints as numbers: ours are milliseconds and counts, within the safe integers. */
const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);

/** The application name of a service, by which exclusive commands detect it. */
export const serviceName = 'lintel';

/** Connection settings of a service. One connection stays open, so that commands detect the service. */
const forService = { min: 1, max: 10, statement_timeout: 5000, query_timeout: 6000 };
/** Connection settings of a command. No timeouts: copying or counting millions of rows takes long. */
const forCommand = { max: 2, application_name: 'lintel command' };

/** Never vacuums erased rows itself: a service leaves them to autovacuum. */
export const openPostgres = (url: string): OpenDatabase => ({
  ...openPool(url, forService),
  clean: () => Promise.resolve(false),
});

export const openPostgresForCommand = (url: string): OpenDatabase => openPool(url, forCommand);

function openPool(url: string, settings: pg.PoolConfig): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: serviceName,
    // Explicit, whatever the server's default: a 200 promises that the enquiry is synced.
    options: '-c synchronous_commit=on',
    types,
    ...settings,
  });
  // Without a listener a connection error would end the process. The next query reports the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    closeWhenUnusable(client);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const schema = async () => {
    const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(db);
    return rows[0]?.schema;
  };
  return {
    db,
    commit: (work) => retryOnConflict(() => db.transaction().execute(work)),
    run: runJobs(pool, db),
    isUnavailable: isPostgresUnavailable,
    // The pool reconnects by itself.
    isSpoiled: () => false,
    ownsAllTables: false,
    serverTime: async () => {
      const inMs = sql<{ ms: number }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms`;
      return (await inMs.execute(db)).rows[0]?.ms ?? 0;
    },
    takingFreeRows: (table) => sql`for update of ${sql.table(table)} skip locked`,
    takingAllRows: (table) => sql`for update of ${sql.table(table)}`,
    words: createWordsOfPostgres(),
    findInCommon,
    clean: () => vacuumTables(db),
    tableNames: async () => {
      const ours = await schema();
      const found = await db.introspection.getTables({ withInternalKyselyTables: true });
      return found.filter((table) => ours === undefined || table.schema === ours).map(({ name }) => name);
    },
    schema,
  };
}

/** Concurrent batches: one waits for the disk while the next is written; more would only make batches smaller. */
const batchesAtOnce = 2;

function runJobs(pool: pg.Pool, db: Kysely<Database>): RunJob {
  const alone = (job: Job) => retryOnConflict(() => runSteps(pool, stepsOf(db, job)));
  const batches = createGroups(isPostgresUnavailable, batchesAtOnce);
  const submitBatch = createBatchSubmit(pool, db);
  const run = async (job: Job) =>
    (isPlainSubmission(job) ? await batches(submitBatch, job) : null) ?? alone(job);
  return run as RunJob;
}

const maxTries = 5;

/** Retries after a serialization failure or a deadlock. */
async function retryOnConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === maxTries || !isConflict(error)) throw error;
    }
  }
}

/**
 * Closes a connection as soon as one of its queries times out, so that no other query waits behind the lost answer.
 * A read-only connection is closed after its rollback: a new connection may reach a server that takes writes.
 */
function closeWhenUnusable(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const close = () => void (client as pg.PoolClient & pg.Client).end();
  let isReadOnly = false;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args).catch((error: unknown) => {
      if (isReadTimeout(error)) close();
      isReadOnly ||= takesNoWrites(error);
      throw error;
    });
    return isReadOnly ? answer.finally(close) : answer;
  }) as typeof client.query;
}
