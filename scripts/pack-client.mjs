import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { tarballOf } from './build/tarball.mjs';

/**
 * Builds the client that partners import as `lintel/client` into a separate package, dist/client, without the
 * program's dependencies, and packs it as dist/lintel-client.tgz, which the program serves.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist', 'client');
rmSync(out, { recursive: true, force: true });
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.client.json')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifest = {
  name,
  version,
  description: 'Typed client of the Lintel API, for browsers and Node',
  license,
  type: 'module',
  engines: { node: '>=20.3' },
  sideEffects: false,
  exports: { './client': { types: './index.d.ts', default: './index.js' } },
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));

const tarball = tarballOf(out);
writeFileSync(join(root, 'dist', 'lintel-client.tgz'), tarball);
const sum = createHash('sha256').update(tarball).digest('hex');
console.log(`dist/lintel-client.tgz: version ${version}, ${tarball.length} bytes, SHA-256 ${sum}`);
