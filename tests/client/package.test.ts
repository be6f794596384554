import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { startProgram } from '../support/program.ts';

const root = join(import.meta.dirname, '../..');

/** No network, and a cache that has nothing in it. */
function run(command: string, args: string[], cwd: string, cache: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: cache, npm_config_offline: 'true', npm_config_audit: 'false' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
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
}
`;

it('is a package that needs no other: packed, installed and used in an empty project', async () => {
  const [project, cache] = [await temporaryFolder(), await temporaryFolder()];
  const packed = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', project, join(root, 'dist/client')], root, cache),
  ) as { filename: string }[];
  writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}');
  run('npm', ['install', '--no-audit', '--no-fund', `./${packed[0]?.filename ?? ''}`], project, cache);

  const { url } = await startProgram();
  const script = `
    import { createClient } from 'lintel/client';
    const client = createClient({ baseUrl: ${JSON.stringify(url)} });
    const { products } = await client.listInternalDoorProducts();
    console.log(products.length > 0);
  `;
  expect(run(process.execPath, ['--input-type=module', '-e', script], project, cache)).toBe('true\n');

  writeFileSync(join(project, 'use.ts'), useOfTypes);
  for (const resolution of [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ]) {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom'];
    run(process.execPath, [compiler, ...options, ...resolution, 'use.ts'], project, cache);
  }
}, 120_000);
