import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { create } from 'tar';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Installed {
  readonly place: string;
  readonly manifest: { readonly name: string; readonly version: string };
}

/**
 * A local registry with exactly the installed packages, so that an install needs no network and gets the locked
 * versions. It omits the packaged Node, which is missing on some platforms and would take most of the time. Stopped
 * at the end of the test.
 */
export async function startRegistry(): Promise<string> {
  const installed = installedPackages();
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '').slice(1);
    const [name = '', version] = url.split('/-/');
    const versions = installed.filter(({ manifest }) => manifest.name === name);
    if (versions.length === 0) return response.writeHead(404).end('{}');
    if (version === undefined) return response.end(JSON.stringify(describe(name, versions, base())));
    const found = versions.find(({ manifest }) => `${manifest.version}.tgz` === version);
    if (!found) return response.writeHead(404).end();
    const isOwn = (path: string) => !path.includes('node_modules');
    return create({ gzip: true, cwd: found.place, prefix: 'package', filter: isOwn }, ['.']).pipe(response);
  });
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return base();
}

function installedPackages(): Installed[] {
  const { packages } = readJson(join(root, 'node_modules/.package-lock.json')) as { packages: object };
  return Object.keys(packages)
    .filter((path) => path.startsWith('node_modules/') && !path.startsWith('node_modules/node-'))
    .map((path) => join(root, path))
    .map((place) => ({ place, manifest: readJson(join(place, 'package.json')) as Installed['manifest'] }));
}

function describe(name: string, versions: readonly Installed[], base: string) {
  const described = versions.map(({ manifest }) => [
    manifest.version,
    { ...manifest, dist: { tarball: `${base}/${name}/-/${manifest.version}.tgz` } },
  ]);
  return { name, 'dist-tags': {}, versions: Object.fromEntries(described) as unknown };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
