import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/root.mjs';

/**
 * Licences of packages that state them only in a LICENSE file, which a person has read. Listed by version, so
 * that the file of the next version is read again.
 */
const readByHand = new Map([
  ['png-js@2.0.0', 'MIT'],
  ['dejavu-fonts-ttf@2.37.3', 'Bitstream-Vera'],
]);

/**
 * The packages that ship with a build on this machine, by path: installed dependencies, and packages that the
 * build bundled. All others are only for building and testing.
 */
export function shippedPackages() {
  const bundled = new Set(
    ['licences', 'web/licences'].flatMap((name) => readJson(`dist/${name}.json`).map(nameOf)),
  );
  const installed = Object.entries(readJson('node_modules/.package-lock.json').packages);
  return installed
    .filter(([place, entry]) => place.startsWith('node_modules/') && !entry.link)
    .map(([place, entry]) => ({ place, entry, manifest: readJson(`${place}/package.json`) }))
    .filter(({ entry, manifest }) => !entry.dev || bundled.has(nameOf(manifest)))
    .map(({ place, entry, manifest: { name, version, license } }) => ({
      place,
      entry,
      name,
      version,
      licence: readByHand.get(`${name}@${version}`) ?? license?.type ?? license ?? null,
    }));
}

/** @param {string} path */
export function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const nameOf = ({ name, version }) => `${name}@${version}`;
