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
import { type Line, lineTo, lineToThread } from './executor.ts';

/** The embedded store of a service, in a thread of its own that was started for it. */
export const openSqliteInThread = async (thread: Worker): Promise<OpenDatabase> =>
  embedded(await lineToThread(thread));

/** The same in this thread, which waits while the disk works: for tests, which would spend most of their time on starting threads. */
export const openSqliteForService = (dataDir: string, wasInUse: boolean): OpenDatabase =>
  embedded(lineTo(connectForService(dataDir, 0, wasInUse)));

/** The embedded store of a command, made where there is none. */
export const openSqlite = (dataDir: string, blockMs: number): OpenDatabase =>
  embedded(lineTo(connectToStore(dataDir, blockMs)));

/** The same for a file of any name. */
export const openSqliteFile = (file: string, blockMs: number): OpenDatabase =>
  embedded(lineTo(connectToWrite(file, blockMs)));

/** Opens a store that is there, to be read: nothing is made or changed. */
export const openSqliteToRead = (file: string, blockMs: number): OpenDatabase =>
  embedded(lineTo(connectToRead(file, blockMs, !mayWrite(file))));

/** The store at the other end of a line. */
export function embedded(line: Line): OpenDatabase {
  const db = new Kysely<Database>({ dialect: createNodeSqliteDialect(line) });
  const groups = createGroups(isSqliteUnavailable);
  // The connection is held, so that no transaction is open on it.
  const runTogether = (jobs: readonly Job[]) =>
    db.connection().execute(() => onceUnlocked(() => line.run(jobs)));
  // A function of its own: submissions share no commit with background indexing.
  const indexAside = (jobs: readonly Job[]) => runTogether(jobs);
  return {
    db,
    commit: commitInGroups(groups, (work) => db.transaction().execute(work)),
    run: ((job: Job) => groups(job.name === 'index' ? indexAside : runTogether, job)) as RunJob,
    isUnavailable: isSqliteUnavailable,
    isSpoiled: isSqliteSpoiled,
    ownsAllTables: true,
    serverTime: null,
    // A transaction that writes has the whole file to itself.
    takingFreeRows: () => sql``,
    takingAllRows: () => sql``,
    words: wordsOfSqlite,
    findInCommon: null,
    clean: async () => {
      await cleanFiles(db);
      return true;
    },
    // Kysely would look at every column too, and a start waits for this.
    tableNames: async () => {
      const found = await sql<{ name: string }>`select name from sqlite_schema
        where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\'`.execute(db);
      return found.rows.map(({ name }) => name);
    },
    schema: () => Promise.resolve(undefined),
  };
}
