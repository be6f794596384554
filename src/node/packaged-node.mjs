// @ts-check
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { oldestNode } from './oldest-node.mjs';

/** The package that brings a Node for this kind of machine, where there is one. */
export const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * The Node that was installed with the packages, found the way packages are found from the asking file. Not by the
 * link in node_modules/.bin: npm 10 takes that away together with the Nodes for other machines.
 *
 * @param {string} askedBy address of the asking file
 * @returns {string | undefined}
 */
export function packagedNode(askedBy) {
  try {
    const manifest = createRequire(askedBy).resolve(`${nodePackage}/package.json`);
    // As a package of another project we may meet the Node that one has chosen.
    if (Number.parseInt(JSON.parse(readFileSync(manifest, 'utf8')).version) < oldestNode) return undefined;
    return realpathSync(join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node'));
  } catch {
    return undefined;
  }
}
