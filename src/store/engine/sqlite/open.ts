import type { Worker } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { commitInGroups, createGroups } from '../group-commit.ts';
import type { OpenDatabase, RunJob } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { cleanFiles } from './clean.ts';
import { connectForService, connectToRead, connectToStore, connectToWrite } from './connection.ts';
import type { Job } from '../steps/job.ts';
import { createNodeSqliteDialect, onceUnlocked } from './driver.ts';
import { isSqliteSpoiled, isSqliteUnavailable } from './errors.ts';
import { mayWrite } from './files.ts';
import { wordsOfSqlite } from './words.ts';
import { type Executor, inlineExecutor, threadExecutor } from './executor.ts';

/** The embedded store of a service, in a worker thread. */
export const openSqliteInThread = async (thread: Worker): Promise<OpenDatabase> =>
  embedded(await threadExecutor(thread));

/**
 * The embedded store of a service, blocking this thread: for tests, which would spend most of their time starting
 * threads.
 */
export const openSqliteForService = (dataDir: string, wasInUse: boolean): OpenDatabase =>
  embedded(inlineExecutor(connectForService(dataDir, 0, wasInUse)));

/** The embedded store of a command, created if missing. */
export const openSqlite = (dataDir: string, busyTimeoutMs: number): OpenDatabase =>
  embedded(inlineExecutor(connectToStore(dataDir, busyTimeoutMs)));

/** A store in a file of any name. */
export const openSqliteFile = (file: string, busyTimeoutMs: number): OpenDatabase =>
  embedded(inlineExecutor(connectToWrite(file, busyTimeoutMs)));

/** Opens an existing store read-only: nothing is created or changed. */
export const openSqliteToRead = (file: string, busyTimeoutMs: number): OpenDatabase =>
  embedded(inlineExecutor(connectToRead(file, busyTimeoutMs, !mayWrite(file))));

/** The embedded store on top of an executor. */
export function embedded(executor: Executor): OpenDatabase {
  const db = new Kysely<Database>({ dialect: createNodeSqliteDialect(executor) });
  const groups = createGroups(isSqliteUnavailable);
  // Takes Kysely's only connection, so that no other transaction is open on it.
  const runTogether = (jobs: readonly Job[]) =>
    db.connection().execute(() => onceUnlocked(() => executor.run(jobs)));
  // A separate function, because work is grouped by function: indexing must not delay submissions.
  const indexTogether = (jobs: readonly Job[]) => runTogether(jobs);
  return {
    db,
    commit: commitInGroups(groups, (work) => db.transaction().execute(work)),
    run: ((job: Job) => groups(job.name === 'index' ? indexTogether : runTogether, job)) as RunJob,
    isUnavailable: isSqliteUnavailable,
    isSpoiled: isSqliteSpoiled,
    ownsAllTables: true,
    serverTime: null,
    // No suffix: a writing transaction locks the whole file.
    takingFreeRows: () => sql``,
    takingAllRows: () => sql``,
    words: wordsOfSqlite,
    findInCommon: null,
    clean: async () => {
      await cleanFiles(db);
      return true;
    },
    // Kysely's introspection would read every column as well, which slows the start.
    tableNames: async () => {
      const found = await sql<{ name: string }>`select name from sqlite_schema
        where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\'`.execute(db);
      return found.rows.map(({ name }) => name);
    },
    schema: () => Promise.resolve(undefined),
  };
}
