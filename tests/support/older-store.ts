import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { temporaryFolder } from './child.ts';
import { createDatabase } from './postgres.ts';
import type { StoreKind } from './service.ts';

/** Stores as older versions of the program left them, as statements that both kinds of store understand. */
const scriptOf = (version: string) =>
  readFileSync(new URL(`../fixtures/store-${version}.sql`, import.meta.url), 'utf8');

/** A folder with an embedded store as an older version of the program left it: three enquiries, a door quote, a key. */
export async function olderStore(): Promise<string> {
  return embeddedStore('2026-11-16');
}

/** The settings of a store of either kind as this version of the program left it. */
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

/** Does to an embedded store what no command of the program would. */
export function changeStore(folder: string, statements: string): void {
  const database = new DatabaseSync(join(folder, 'lintel.db'));
  try {
    database.exec(statements);
  } finally {
    database.close();
  }
}

/** Makes it a store that a later version of the program has been at. */
export const fromTheFuture = `INSERT INTO kysely_migration VALUES ('2999-01-01-future', '2999-01-01T00:00:00Z')`;
