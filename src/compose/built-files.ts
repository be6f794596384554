import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientPackage, clientPackageFile } from '../app/site/client-package.ts';

/** A file the build made: beside the running program, or, when run from its source, in the checkout's dist. */
export function findBuilt(name: string): string | null {
  const places = ['..', '../../dist'].map((folder) => join(import.meta.dirname, folder, name));
  return places.find((place) => existsSync(place)) ?? null;
}

/** What the build packed for partners; null before the first build. */
export function findClientPackage(): ClientPackage | null {
  const [tarball, manifest] = [findBuilt(clientPackageFile), findBuilt('client/package.json')];
  if (tarball === null || manifest === null) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const bytes = readFileSync(tarball);
  return { version, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A script that the program starts in a thread of its own; a build without it would not start. */
export function builtFile(name: string): string {
  const found = findBuilt(name);
  if (found === null) throw new Error(`${name} is missing: build the program first`);
  return found;
}
