import { execFile } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { startProgram } from '../support/program.ts';

const root = join(import.meta.dirname, '../..');

/** Runs npm with an empty cache and an unreachable registry, so that only the service is available. */
async function run(command: string, args: string[], cwd: string, cache: string): Promise<string> {
  const npm = {
    npm_config_cache: cache,
    npm_config_audit: 'false',
    npm_config_registry: 'http://127.0.0.1:9/',
  };
  const { stdout } = await promisify(execFile)(command, args, { cwd, env: { ...process.env, ...npm } });
  return stdout;
}

const useOfTypes = `
import { createClient, LintelError, type RequestOf } from 'lintel/client';
const client = createClient({ baseUrl: 'https://doors.example.ie' });
const body: RequestOf<'estimateInternalDoorPrice'> = { doors: [{ doorTypeKey: 'PIVOT' }] };
const price: number = (await client.estimateInternalDoorPrice(body)).priceEstimate;
// @ts-expect-error -- there is no such door type
await client.estimateInternalDoorPrice({ doors: [{ doorTypeKey: 'CAT_FLAP' }] });
// @ts-expect-error -- a customer is needed
await client.submitContactEnquiry({ message: 'Hello there' });
try {
  await client.listInternalDoorProducts();
} catch (error) {
  if (error instanceof LintelError && error.code === 'rate_limited') console.log(price, error.retryAfter);
  // A newer service may have codes that this client does not know.
  if (error instanceof LintelError && error.code === 'showroom_closed') console.log(error.problem?.code);
}
`;

it('the client is a package without dependencies: installed from the service and used in an empty project', async () => {
  const { url } = await startProgram();
  const [project, cache] = [await temporaryFolder(), await temporaryFolder()];
  writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}');
  await run('npm', ['install', '--no-fund', `${url}/client/lintel-client.tgz`], project, cache);
  const installed = JSON.parse(readFileSync(join(project, 'node_modules/lintel/package.json'), 'utf8')) as {
    version: string;
  };
  const guide = await (await fetch(`${url}/docs/quick-start.md`)).text();
  expect(guide).toContain(`That is version ${installed.version}, with`);

  const script = `
    import { createClient } from 'lintel/client';
    const client = createClient({ baseUrl: ${JSON.stringify(url)} });
    const { products } = await client.listInternalDoorProducts();
    console.log(products.length > 0);
  `;
  expect(await run(process.execPath, ['--input-type=module', '-e', script], project, cache)).toBe('true\n');

  writeFileSync(join(project, 'use.ts'), useOfTypes);
  for (const resolution of [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ]) {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom'];
    await run(process.execPath, [compiler, ...options, ...resolution, 'use.ts'], project, cache);
  }
}, 120_000);

it('the client package is packed reproducibly', async () => {
  const copy = join(await temporaryFolder(), 'client');
  cpSync(join(root, 'dist/client'), copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    chmodSync(join(copy, name), 0o600);
    utimesSync(join(copy, name), 1, 1);
  }
  const packer = pathToFileURL(join(root, 'scripts/build/tarball.mjs')).href;
  const script = `
    import { tarballOf } from ${JSON.stringify(packer)};
    process.stdout.write(Buffer.from(tarballOf(${JSON.stringify(copy)})).toString('base64'));
  `;
  const again = await run(process.execPath, ['--input-type=module', '-e', script], copy, copy);
  expect(again).toBe(readFileSync(join(root, 'dist/lintel-client.tgz')).toString('base64'));
});
