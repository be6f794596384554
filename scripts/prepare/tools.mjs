import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptGet, aptInstall, canInstall } from './apt-get.mjs';
import { findTool, toolFolder } from './find-tool.mjs';
import { Stop } from './stop.mjs';

/** The programs that the tests of deploy/ run, each with the Debian packages that hold it and what it needs. */
const packagesOf = {
  nginx: ['nginx'],
  caddy: ['caddy'],
  promtool: ['prometheus'],
  logrotate: ['logrotate', 'libpopt0'],
  openssl: ['openssl'],
  'systemd-analyze': ['systemd'],
};

/** Cannot run from another folder than its own; installing it starts nothing. */
const onlyInstalled = new Set(['systemd-analyze']);

/**
 * The files of deploy/ are tried with the programs they are for. What the machine lacks is fetched with apt-get and
 * unpacked, not installed: installed, a proxy or a Prometheus would start at once and at every boot.
 */
export function prepareTools() {
  const lacking = missingTools();
  if (lacking.length > 0) fetchTools(lacking);
  const missing = missingTools();
  if (missing.length === 0) return;
  const line = `No ${missing.join(', ')} for the tests of deploy/: install ${packagesFor(missing).join(', ')} (Debian's names) to have them run.`;
  if (process.env.CI) throw new Stop(line);
  console.error(`${line} They are skipped.`);
}

const missingTools = () => Object.keys(packagesOf).filter((name) => findTool(name) === undefined);

const packagesFor = (names) => names.flatMap((name) => packagesOf[name]);

function fetchTools(names) {
  if (aptGet(['--version']).status !== 0) return;
  console.error(`Fetching ${names.join(', ')} with apt-get for the tests of deploy/ …`);
  if (canInstall()) aptGet(['update']);
  unpack(packagesFor(names.filter((name) => !onlyInstalled.has(name))));
  const toInstall = packagesFor(names.filter((name) => onlyInstalled.has(name)));
  if (canInstall() && toInstall.length > 0) aptInstall(toInstall);
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
    // A folder that is somebody else's: the tools are then missing, which is said next.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
