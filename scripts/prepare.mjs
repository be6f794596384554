/**
 * Makes a fresh clone ready: `npm start`, `npm test` and `npm run check` run this first. It may be the very
 * first thing to run, on the system's own Node and with nothing installed, so it uses the standard library only.
 *
 *   node scripts/prepare.mjs                  install and build
 *   node scripts/prepare.mjs --test           the same, and see to it that a PostgreSQL and a Chromium can be had
 *   node scripts/prepare.mjs --install-only   install
 */
import { buildIfNeeded } from './prepare/build.mjs';
import { requireChromium } from './prepare/chromium.mjs';
import { installIfNeeded } from './prepare/install.mjs';
import { requirePostgres } from './prepare/postgres.mjs';
import { Stop } from './prepare/stop.mjs';
import { prepareTools } from './prepare/tools.mjs';

const options = new Set(process.argv.slice(2));

try {
  installIfNeeded();
  if (!options.has('--install-only')) buildIfNeeded();
  if (options.has('--test')) {
    requirePostgres();
    requireChromium();
    prepareTools();
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
