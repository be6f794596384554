import { lstatSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

/** What the packages, npm's cache of them and the build take on disk. */
const needed = 1.5e9;
const blockBytes = 512;

/** Says at once what npm would find out after minutes. */
export function requireRoom() {
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  if (free >= needed) return;
  // What is installed makes room for what will be.
  if (free + sizeOf(join(root, 'node_modules')) >= needed) return;
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
