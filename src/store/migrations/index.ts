import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';
import { enquiriesAndKeys } from './2026-11-15-enquiries-and-keys.ts';
import { doorQuotes } from './2026-11-16-door-quotes.ts';
import { testKeys } from './2026-11-17-test-keys.ts';

/** In order of their names. One that has been released is never changed: the next one mends it. */
const migrations = {
  '2026-11-15-enquiries-and-keys': enquiriesAndKeys,
  '2026-11-16-door-quotes': doorQuotes,
  '2026-11-17-test-keys': testKeys,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The store could not be brought up to date', { cause: error });
}
