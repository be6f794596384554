import { copyFile, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type StorePlace, openStore } from '../../src/store/engine/open-store.ts';
import { storeFile } from '../../src/store/engine/sqlite/files.ts';
import { windowsOf } from '../../src/store/engine/windows.ts';
import { temporaryFolder } from './child.ts';
import { atEndOfFile } from './end-of-file.ts';
import { copyDatabase, createDatabase, databasesStay } from './postgres.ts';

/*
 * Empty stores with their schema. Creating one takes longer than most tests, so each process creates one of each
 * kind, and the tests get copies.
 */

let database: Promise<string> | undefined;
let folder: Promise<string> | undefined;

/** The URL of a database with an empty store. */
export async function readyDatabase(): Promise<string> {
  database ??= createDatabase().then((databaseUrl) => make({ databaseUrl, dataDir: '' }, databaseUrl));
  return copyDatabase(await database);
}

/** A folder with an empty embedded store. */
export async function readyFolder(): Promise<string> {
  folder ??= makeFolder();
  const own = await temporaryFolder();
  await copyFile(storeFile(await folder), storeFile(own));
  return own;
}

async function makeFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(inject('folder'), 'ready-'));
  return make({ databaseUrl: null, dataDir }, dataDir);
}

async function make<Where>(place: StorePlace, where: Where): Promise<Where> {
  const { store } = await openStore(place, 'create', windowsOf({ duplicateWindowMs: 600_000 }));
  await store.close();
  return where;
}

atEndOfFile(() => {
  if (!databasesStay()) database = undefined;
});
