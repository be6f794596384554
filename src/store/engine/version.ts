import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { DamagedRow } from './migrations/damaged-rows.ts';
import { migrate, migrationNames } from './migrations/index.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { StoreTrouble } from './fault.ts';

/** How a store's schema compares to this program; `version` is its last migration. */
export type StoreVersion =
  | { readonly kind: 'empty' }
  | { readonly kind: 'current' | 'older' | 'newer'; readonly version: string }
  /** A database with tables, but none of this program's. */
  | { readonly kind: 'foreign' };

export async function versionOf(database: OpenDatabase): Promise<StoreVersion> {
  const { db } = database;
  const tables = await database.tableNames();
  if (!tables.includes(DEFAULT_MIGRATION_TABLE)) return { kind: tables.length === 0 ? 'empty' : 'foreign' };
  const had = await namesOfMigrations(db);
  const last = had.at(-1);
  if (last === undefined) return { kind: 'empty' };
  // Another program that uses Kysely also has a migration table of this name.
  if (!had.some((name) => migrationNames.includes(name)))
    throw new StoreTrouble(
      'it holds the tables of another program: give Lintel a database or a schema of its own',
    );
  if (had.some((name) => !migrationNames.includes(name))) return { kind: 'newer', version: last };
  return { kind: had.length < migrationNames.length ? 'older' : 'current', version: last };
}

async function namesOfMigrations(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .$extendTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return rows.map(({ name }) => name).sort();
}

/**
 * Creates a new store or migrates an older one; refuses newer and foreign ones. Returns the rows that the migration
 * could not read.
 */
export async function bringUpToDate(
  database: OpenDatabase,
  beforeUpgrade: (from: string, to: string) => Promise<void>,
): Promise<readonly DamagedRow[]> {
  const found = await versionOf(database);
  if (found.kind === 'current') return [];
  if (found.kind === 'newer') throw newerThanThis(found.version);
  if (found.kind === 'foreign' && database.ownsAllTables) throw notOurs();
  if (found.kind === 'older') await beforeUpgrade(found.version, newestVersion);
  return migrate(database);
}

export const notOurs = () => new StoreTrouble('its file is a database, but not a store of Lintel');

export function newerThanThis(version: string): StoreTrouble {
  return new StoreTrouble(
    `it was written by a newer Lintel (store version ${version}; this one knows up to ${newestVersion}): run that one, or restore the backup made before the upgrade`,
  );
}

export const newestVersion = migrationNames.at(-1) ?? '';
