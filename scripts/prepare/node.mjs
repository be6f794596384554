import process from 'node:process';
import { isOldNode, oldestNode } from '../../src/node/oldest-node.mjs';
import { nodePackage, packagedNode } from '../../src/node/packaged-node.mjs';
import { Stop } from './stop.mjs';

/** The Node to run on: the packaged one, which is the same on all machines, or else the current one. */
export function nodeToUse() {
  const packaged = packagedNode(import.meta.url);
  if (packaged) return packaged;
  if (isOldNode) throw needsNode(`the packaged one, ${nodePackage}, could not be installed`);
  return process.execPath;
}

/** @param {string} why */
export function needsNode(why) {
  return new Stop(
    `Lintel needs Node ${oldestNode} and this is Node ${process.versions.node} (${why}): install Node ${oldestNode} and run the command again.`,
  );
}
