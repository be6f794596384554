import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClientPackage, clientPackageFile } from '../app/site/client-package.ts';
import { findBuilt } from './built-files.ts';

/** What the build packed for partners; null before the first build. */
export function findClientPackage(): ClientPackage | null {
  const [tarball, manifest] = [findBuilt(clientPackageFile), findBuilt('client/package.json')];
  if (tarball === null || manifest === null) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const bytes = readFileSync(tarball);
  return { version, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
