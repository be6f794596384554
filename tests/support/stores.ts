import type { Environment } from './child.ts';
import { readyDatabase, readyFolder } from './ready-stores.ts';

/** The stores that suites of the built program loop over: a name, and the settings of one with nothing in it. */
export const programStores: [string, () => Promise<Environment>][] = [
  ['the embedded store', async () => ({ DATA_DIR: await readyFolder() })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await readyDatabase() })],
];
