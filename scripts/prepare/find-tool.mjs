import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** Folder for unpacked tools, below node_modules, so that removing node_modules removes them too. */
export const toolFolder = join(root, 'node_modules', '.cache', 'lintel-tools');

/** Folders of administrators' programs, which are often not on an ordinary user's PATH. */
const usualFolders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/**
 * The path of a program on this machine or in the tool folder, or undefined. A program that cannot start,
 * because a library is missing, counts as missing.
 */
export function findTool(name) {
  const unpacked = ['usr/sbin', 'usr/bin'].map((folder) => join(toolFolder, folder));
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders, ...unpacked];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => isExecutable(path) && starts(path));
}

/** The environment in which an unpacked program finds the libraries unpacked with it. */
export function toolEnvironment() {
  const libraries = ['usr/lib', 'lib']
    .map((folder) => join(toolFolder, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => folder.endsWith('-linux-gnu'));
  return libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(delimiter) } : {};
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a program starts. If a library is missing, the dynamic linker exits with 127; any other status
 * means that the program starts.
 */
function starts(path) {
  const { error, status } = spawnSync(path, ['--version'], {
    stdio: 'ignore',
    env: { ...process.env, ...toolEnvironment() },
  });
  return error === undefined && status !== 127;
}
