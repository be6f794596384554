import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { findTool } from './find-tool.mjs';
import { root } from './root.mjs';

/**
 * Names by preference. The headless build comes first, because tests with it take half the processor time.
 */
const usualNames = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
];
const onMacOs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium: $CHROMIUM, one with a usual name, or Playwright's own; undefined if there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  for (const name of usualNames) {
    const found = findTool(name);
    if (found !== undefined) return found;
  }
  return [...onMacOs, playwrightsOwn()].find((path) => path !== undefined && existsSync(path));
}

function playwrightsOwn() {
  try {
    return createRequire(join(root, 'tests/package.json'))('playwright-core').chromium.executablePath();
  } catch {
    // Playwright is missing, because the packages of the tests are not installed.
    return undefined;
  }
}
