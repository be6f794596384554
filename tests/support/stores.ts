import { temporaryFolder } from './child.ts';
import type { Environment } from './child.ts';
import { createDatabase } from './postgres.ts';
import { readyDatabase, readyFolder } from './ready-stores.ts';

/** The stores that suites of the built program iterate over: a name, and the settings of a fresh one. */
export const programStores: [string, () => Promise<Environment>][] = [
  ['the embedded store', async () => ({ DATA_DIR: await temporaryFolder() })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await createDatabase() })],
];

/** The stores of programStores, with the schema already created. */
export const readyStores: typeof programStores = [
  ['the embedded store', async () => ({ DATA_DIR: await readyFolder() })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await readyDatabase() })],
];
