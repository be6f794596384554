import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { temporaryFolder } from './child.ts';
import { createDatabase } from './postgres.ts';
import type { StoreKind } from './service.ts';

/** Stores of older versions, as SQL for both kinds of store. */
const scriptOf = (version: string) =>
  readFileSync(new URL(`../fixtures/store-${version}.sql`, import.meta.url), 'utf8');

/** A folder with an embedded store of an older version: three enquiries, a door quote, a key. */
export async function olderStore(): Promise<string> {
  return embeddedStore('2026-11-16');
}

/** Creates a store of the given kind and older version; returns the settings that open it. */
export async function olderStoreOn(
  kind: StoreKind,
  version: string,
): Promise<{ DATA_DIR: string } | { DATABASE_URL: string }> {
  if (kind === 'embedded') return { DATA_DIR: await embeddedStore(version) };
  const DATABASE_URL = await createDatabase();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await client.query(scriptOf(version));
  } finally {
    await client.end();
  }
  return { DATABASE_URL };
}

async function embeddedStore(version: string): Promise<string> {
  const folder = await temporaryFolder();
  changeStore(folder, scriptOf(version));
  return folder;
}

/** Runs SQL that no command of the program would run on an embedded store. */
export function changeStore(folder: string, statements: string): void {
  const database = new DatabaseSync(join(folder, 'lintel.db'));
  try {
    database.exec(statements);
  } finally {
    database.close();
  }
}

/** Marks a store as written by a later version. */
export const fromTheFuture = `INSERT INTO kysely_migration VALUES ('2999-01-01-future', '2999-01-01T00:00:00Z')`;
