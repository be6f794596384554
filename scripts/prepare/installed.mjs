import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isOldNode, oldestNode } from '../../src/node/oldest-node.mjs';
import { nodePackage, packagedNode } from '../../src/node/packaged-node.mjs';
import { root } from './root.mjs';

/**
 * Why a package folder needs an install, or undefined. After a successful install npm writes
 * node_modules/.package-lock.json with the installed entries, so a manual install counts as well.
 *
 * @param {string} folder
 */
export function installReason(folder) {
  const modules = lstatSync(join(root, folder, 'node_modules'), { throwIfNoEntry: false });
  if (!modules) return 'nothing is installed yet';
  // Never installs into a linked folder (a git worktree, a cache): npm would empty another checkout.
  if (modules.isSymbolicLink()) return undefined;
  const wanted = readLock(join(root, folder, 'package-lock.json'));
  if (!isDeclared(folder, wanted)) return 'package.json has changed';
  if (!matches(wanted, readLock(join(root, folder, 'node_modules', '.package-lock.json')))) {
    return 'node_modules does not match package-lock.json';
  }
  return folder === '.' && nodeIsMissing() ? `the packaged Node ${oldestNode} is missing` : undefined;
}

/** Whether neither the packages nor the system have a new enough Node. */
export function nodeIsMissing() {
  return isOldNode && !packagedNode(import.meta.url);
}

/** Whether the lockfile has a Node for this platform. */
export function nodeIsPackaged() {
  return Boolean(readLock(join(root, 'package-lock.json'))?.[`node_modules/${nodePackage}`]);
}

/**
 * Counts the packages of a folder for this platform, and those already installed.
 *
 * @param {string} folder
 */
export function countPackages(folder) {
  const wanted = Object.entries(readLock(join(root, folder, 'package-lock.json')) ?? {}).filter(
    // Leaves out packages for one C library, because npm installs only the variant for this machine.
    ([path, entry]) => path !== '' && isForHere(entry) && !entry.libc,
  );
  return {
    total: wanted.length,
    present: () => wanted.filter(([path]) => existsSync(join(root, folder, path, 'package.json'))).length,
  };
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether the lockfile matches package.json. */
function isDeclared(folder, wanted) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((group) =>
    isDeepStrictEqual(manifest[group], wanted?.['']?.[group]),
  );
}

function matches(wanted, installed) {
  if (!installed) return false;
  for (const [path, entry] of Object.entries(wanted)) {
    // Optional packages may be missing: most are for other platforms.
    if (path !== '' && !entry.optional && !installed[path]) return false;
  }
  return Object.entries(installed).every(([path, entry]) => isSame(wanted[path], entry) && isForHere(entry));
}

function isSame(wanted, entry) {
  return wanted?.version === entry.version && wanted.integrity === entry.integrity;
}

function isForHere({ os, cpu }) {
  return fits(os, process.platform) && fits(cpu, process.arch);
}

/**
 * Whether a package is for this platform. A folder copied from another platform contains packages that npm would
 * not install here.
 */
function fits(allowed, here) {
  if (!allowed) return true;
  const names = [allowed].flat();
  return names.includes(here) || names.every((name) => name.startsWith('!') && name !== `!${here}`);
}
