import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { aptGet, aptInstall, canInstall } from './apt-get.mjs';
import { findChromium } from './find-chromium.mjs';
import { findTool, toolFolder } from './find-tool.mjs';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

/**
 * External programs for tests. `debian` lists the packages with a program and its dependencies; those with `unpack`
 * are unpacked, because an installed proxy or Prometheus would start at once and at every boot.
 */
const programs = {
  chromium: { label: 'Chromium', tests: 'browser tests', debian: ['chromium-headless-shell'] },
  'fonts-liberation': {
    label: 'Liberation fonts',
    tests: 'tests of layout shifts',
    debian: ['fonts-liberation'],
  },
  pdftotext: { label: 'pdftotext', tests: 'tests that read PDFs', debian: ['poppler-utils'] },
  'redis-server': { label: 'Redis', tests: 'tests with a Redis', debian: ['redis-server'] },
  nginx: { label: 'nginx', tests: 'tests of deploy/', debian: ['nginx'], unpack: true },
  caddy: { label: 'Caddy', tests: 'tests of deploy/', debian: ['caddy'], unpack: true },
  promtool: { label: 'promtool', tests: 'tests of deploy/', debian: ['prometheus'], unpack: true },
  logrotate: {
    label: 'logrotate',
    tests: 'tests of deploy/',
    debian: ['logrotate', 'libpopt0'],
    unpack: true,
  },
  openssl: { label: 'openssl', tests: 'tests of deploy/', debian: ['openssl'], unpack: true },
  'systemd-analyze': { label: 'systemd-analyze', tests: 'tests of deploy/', debian: ['systemd'] },
};

/** @typedef {keyof typeof programs} Program */

/** Fonts with the metrics of Arial, which pages show until their own font is loaded; other systems have Arial. */
const fontFolders = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/liberation-sans'];

function isMissing(name) {
  if (name === 'fonts-liberation') {
    return process.platform === 'linux' && !fontFolders.some((folder) => existsSync(folder));
  }
  return (name === 'chromium' ? findChromium() : findTool(name)) === undefined;
}

/**
 * Fetches missing programs if possible: root installs them with apt-get, other users unpack them, and
 * Playwright fetches a browser.
 *
 * @param {Program[]} names
 */
export function fetchPrograms(names) {
  const missing = names.filter(isMissing);
  if (missing.length === 0) return;
  const hasApt = aptGet(['--version']).status === 0;
  const toInstall = missing.filter((name) => hasApt && canInstall() && !programs[name].unpack);
  const toUnpack = missing.filter((name) => hasApt && programs[name].unpack);
  if (toInstall.length + toUnpack.length > 0) {
    const verbs = [
      toInstall.length > 0 && `installing ${packagesOf(toInstall)}`,
      toUnpack.length > 0 && `unpacking ${packagesOf(toUnpack)} below node_modules`,
    ];
    console.error(`Fetching with apt-get, for the tests: ${verbs.filter(Boolean).join('; ')} …`);
    if (canInstall()) aptGet(['update']);
    if (toInstall.length > 0) aptInstall(toInstall.flatMap((name) => programs[name].debian));
    unpack(toUnpack.flatMap((name) => programs[name].debian));
  }
  if (missing.includes('chromium') && isMissing('chromium')) fetchBrowser();
}

/**
 * The missing programs, each reported in one line with the command that installs it. In CI their tests are not
 * skipped: the run fails.
 *
 * @param {Program[]} names
 */
export function missingPrograms(names) {
  if (process.env.CHROMIUM && names.includes('chromium') && isMissing('chromium')) {
    throw new Stop(
      `CHROMIUM names ${process.env.CHROMIUM}, which does not exist: set it to the path of a Chromium or Chrome.`,
    );
  }
  const missing = names.filter(isMissing);
  if (missing.length === 0) return missing;
  const outcome = process.env.CI ? 'cannot run' : 'are skipped';
  const lines = missing.map((name) => {
    const { label, tests, debian } = programs[name];
    const install = `"sudo apt-get install ${debian.join(' ')}"`;
    const or = name === 'chromium' ? ' or CHROMIUM=PATH' : '';
    return `No ${label} on this machine: the ${tests} ${outcome}. ${install}${or} has them run.`;
  });
  if (process.env.CI) throw new Stop(lines.join('\n'));
  for (const line of lines) console.error(line);
  return missing;
}

const packagesOf = (names) => names.flatMap((name) => programs[name].debian).join(', ');

function fetchBrowser() {
  console.error("Fetching Playwright's Chromium, for the tests …");
  const cli = join(root, 'tests/node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
}

function unpack(packages) {
  if (packages.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'lintel-tools-'));
  try {
    aptGet(['download', ...packages], folder);
    mkdirSync(toolFolder, { recursive: true });
    for (const file of readdirSync(folder)) {
      spawnSync('dpkg-deb', ['--extract', join(folder, file), toolFolder], { stdio: 'ignore' });
    }
  } catch (error) {
    // Without write access to the folder the tools stay missing, which `missingPrograms` reports.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
