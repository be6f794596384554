// @ts-check
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { oldestNode } from './oldest-node.mjs';

/** Name of the npm package with Node for this platform. */
export const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * Path of the Node that is installed as a package, resolved from the given file. Not by the link in
 * node_modules/.bin, which npm 10 removes together with the packages of other platforms.
 *
 * @param {string} askedBy URL of the file to resolve from
 * @returns {string | undefined}
 */
export function packagedNode(askedBy) {
  try {
    const manifest = createRequire(askedBy).resolve(`${nodePackage}/package.json`);
    // Checked, because in another project this may resolve to a Node that the project uses.
    if (Number.parseInt(JSON.parse(readFileSync(manifest, 'utf8')).version) < oldestNode) return undefined;
    return realpathSync(join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node'));
  } catch {
    return undefined;
  }
}
