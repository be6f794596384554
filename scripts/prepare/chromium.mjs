import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { Stop } from './stop.mjs';

const usual = '/usr/bin/chromium';

/** The browser tests run in a real Chromium: that of $CHROMIUM, the system's, or one that is installed now where we may. */
export function requireChromium() {
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

function installed() {
  console.error('Installing Chromium with apt-get for the browser tests …');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return existsSync(usual);
}
