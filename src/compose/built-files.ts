import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientPackage, clientPackageFile } from '../app/site/client-package.ts';

/** A file of the build: beside the running program, or in dist/ of the checkout if it runs from source. */
export function findBuilt(name: string): string | null {
  const places = ['..', '../../dist'].map((folder) => join(import.meta.dirname, folder, name));
  return places.find((place) => existsSync(place)) ?? null;
}

/** Reads the page of the configurator for frames, once; null before the first build. */
export function findFramePage(): (() => string) | null {
  const file = findBuilt('app/configurator.html');
  let page: string | undefined;
  return file === null ? null : () => (page ??= readFileSync(file, 'utf8'));
}

/** The client package for partners; null before the first build. */
export function findClientPackage(): ClientPackage | null {
  const [tarball, manifest] = [findBuilt(clientPackageFile), findBuilt('client/package.json')];
  if (tarball === null || manifest === null) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const bytes = readFileSync(tarball);
  return { version, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The path of a built worker script; throws if it is missing. */
export function builtFile(name: string): string {
  const found = findBuilt(name);
  if (found === null) throw new Error(`${name} is missing: build the program first`);
  return found;
}
