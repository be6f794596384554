import { lstatSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from './package-folders.mjs';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

const blockBytes = 512;

/**
 * Throws if the disk has too little space for an install, which npm would report only after minutes.
 *
 * @param {string[]} folders those to be installed
 */
export function requireRoom(folders) {
  const needed = folders.reduce((sum, folder) => sum + packageFolders[folder].bytes, 0);
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  if (free >= needed) return;
  // The space of the installed packages will be freed, because they are replaced.
  const present = folders.reduce((sum, folder) => sum + sizeOf(join(root, folder, 'node_modules')), 0);
  if (free + present >= needed) return;
  throw new Stop(
    `The disk has too little room: about ${inGB(needed)} are needed in ${root} and ${inGB(free)} are free. Make room and run the command again.`,
  );
}

function sizeOf(path) {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.blocks * blockBytes;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function inGB(bytes) {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
