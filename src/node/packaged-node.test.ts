import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { nodePackage, packagedNode } from './packaged-node.mjs';

/**
 * A project with this version of Node in its packages, which are symlinked; returns the Node that packagedNode
 * finds.
 */
function foundIn(version: string, files: readonly string[] = ['node']) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lintel-node-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const packages = join(folder, 'elsewhere');
  mkdirSync(join(packages, nodePackage, 'bin'), { recursive: true });
  writeFileSync(join(packages, nodePackage, 'package.json'), JSON.stringify({ version }));
  for (const name of files) writeFileSync(join(packages, nodePackage, 'bin', name), '');
  symlinkSync(packages, join(folder, 'node_modules'));
  const found = packagedNode(pathToFileURL(join(folder, 'program.js')).href);
  return found?.replace(`${packages}/${nodePackage}/`, '');
}

it.each([
  ['24.0.0', 'bin/node'],
  ['25.3.1', 'bin/node'],
  ['23.11.0', undefined],
  ['9.99.0', undefined],
])('packagedNode with an installed Node %s returns %s', (version, expected) => {
  expect(foundIn(version)).toBe(expected);
});

it('packagedNode returns undefined if the package lacks its program or is missing', () => {
  expect(foundIn('24.0.0', [])).toBeUndefined();
  expect(packagedNode(pathToFileURL(join(tmpdir(), 'program.js')).href)).toBeUndefined();
});
