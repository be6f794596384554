import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from './root.mjs';

const modules = join(root, 'node_modules');
const NODE_NEEDED = 24;

/**
 * Why an install is due, or undefined. npm writes node_modules/.package-lock.json when an install has succeeded,
 * with the entries of package-lock.json it put there, so an install by hand counts just as ours does.
 */
export function installReason() {
  const folder = lstatSync(modules, { throwIfNoEntry: false });
  if (!folder) return 'nothing is installed yet';
  // A linked folder (a git worktree, a cache) belongs to another checkout: an install would empty it there.
  if (folder.isSymbolicLink()) return undefined;
  const wanted = readLock(join(root, 'package-lock.json'));
  if (!isDeclared(wanted)) return 'package.json has changed';
  if (!matches(wanted, readLock(join(modules, '.package-lock.json')))) {
    return 'node_modules does not match package-lock.json';
  }
  return nodeIsMissing() ? `the packaged Node ${NODE_NEEDED} is missing` : undefined;
}

/** The packaged Node comes first on the PATH of every npm script; without one, the system's must be new enough. */
export function nodeIsMissing() {
  return !existsSync(join(modules, '.bin', 'node')) && Number.parseInt(process.versions.node) < NODE_NEEDED;
}

/** Whether the lockfile has a Node for this platform at all. */
export function nodeIsPackaged() {
  const lock = readLock(join(root, 'package-lock.json'));
  return Boolean(lock?.[`node_modules/node-${platformName()}-${process.arch}`]);
}

function platformName() {
  return process.platform === 'win32' ? 'win' : process.platform;
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether the lockfile was made for the packages that package.json asks for. */
function isDeclared(wanted) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((group) =>
    isDeepStrictEqual(manifest[group], wanted?.['']?.[group]),
  );
}

function matches(wanted, installed) {
  if (!installed) return false;
  for (const [path, entry] of Object.entries(wanted)) {
    // Optional packages may be absent: most are for other platforms.
    if (path !== '' && !entry.optional && !installed[path]) return false;
  }
  return Object.entries(installed).every(
    ([path, entry]) =>
      isSame(wanted[path], entry) && fits(entry.os, process.platform) && fits(entry.cpu, process.arch),
  );
}

function isSame(wanted, entry) {
  return wanted?.version === entry.version && wanted.integrity === entry.integrity;
}

/** A folder copied from another kind of machine names packages that npm would not have put here. */
function fits(allowed, here) {
  if (!allowed) return true;
  const names = [allowed].flat();
  return names.includes(here) || names.every((name) => name.startsWith('!') && name !== `!${here}`);
}
