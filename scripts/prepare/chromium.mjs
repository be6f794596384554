import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

const usual = '/usr/bin/chromium';

/**
 * The browser tests run in a real Chromium: that of $CHROMIUM, the system's, or one that is installed now where we may.
 *
 * @param {string[]} asked parts of the names of the test files to run; none for all
 */
export function requireChromium(asked) {
  if (!includesBrowserTests(asked)) return;
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return;
    throw new Stop(
      `CHROMIUM names ${named}, which does not exist: set it to the path of a Chromium or Chrome.`,
    );
  }
  if (existsSync(usual)) return;
  if (process.getuid?.() === 0 && installed()) return;
  throw new Stop(
    `No browser for the tests (${usual} does not exist): install Chromium, for example with "sudo apt-get install chromium", or set CHROMIUM to the path of one.`,
  );
}

/** Vitest runs the files in whose path one of the words occurs. */
function includesBrowserTests(asked) {
  const words = asked.filter((word) => !word.startsWith('-')).map((word) => word.replace(/^\.\//, ''));
  const files = readdirSync(join(root, 'tests/browser')).map((name) => `tests/browser/${name}`);
  return words.length === 0 || files.some((file) => words.some((word) => file.includes(word)));
}

function installed() {
  console.error('Installing Chromium with apt-get for the browser tests …');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return existsSync(usual);
}
