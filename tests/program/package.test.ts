import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { startProgram } from '../support/program.ts';
import { startRegistry } from '../support/registry.ts';

const root = join(import.meta.dirname, '../..');
const folder = await temporaryFolder();
const npmEnv = {
  ...process.env,
  npm_config_cache: join(folder, 'cache'),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

async function npm(args: string[], cwd: string, env: NodeJS.ProcessEnv = npmEnv): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd, env });
  return stdout;
}

// Skips the prepack script, which would rebuild files that other tests use.
const packed = JSON.parse(
  await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root),
) as [{ filename: string; files: { path: string }[] }];
const [{ filename, files }] = packed;
const paths = files.map(({ path }) => path);

describe('the packed program', () => {
  it('contains only the program and its documentation', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        'package.json',
        'LICENSE',
        'README.md',
        'CHANGELOG.md',
        'docs/operating/README.md',
        'docs/privacy.md',
        'deploy/systemd/lintel.service',
        'dist/main.js',
        'dist/licences.json',
        'dist/lintel-client.tgz',
        'dist/client/index.js',
        'dist/web/manifest.json',
      ]),
    );
    const foreseen =
      /^(package\.json|LICENSE|README\.md|CHANGELOG\.md|docs\/(?:operating\/[\w-]+|privacy)\.md|deploy\/.+|dist\/.+)$/;
    expect(paths.filter((path) => !foreseen.test(path))).toEqual([]);
    expect(paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
    expect(paths.filter((path) => /\.map$|\.test\.|\.db|\.env$|\.inputs/.test(path))).toEqual([]);
  });

  it('runs where it is installed, by name and by path, and serves pages, pictures and PDFs', async () => {
    const project = join(folder, 'project');
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{"private":true}');
    const env = { ...npmEnv, npm_config_registry: await startRegistry() };
    await npm(['install', `../${filename}`], project, env);

    expect(await npm(['exec', '--no', '--', 'lintel', 'help'], project)).toContain(
      'node dist/main.js keys create',
    );

    const { url } = await startProgram({ entry: join(project, 'node_modules/lintel/dist/main.js') });
    const page = await (await fetch(url)).text();
    const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets) expect((await fetch(`${url}${path}`)).status, path).toBe(200);
    expect(await start(`${url}/drawings/standard.png`)).toBe('\x89PNG');
    expect(await start(`${url}/review.pdf?door=standard`)).toBe('%PDF');
    expect(await start(`${url}/client/lintel-client.tgz`)).toBe('\x1f\x8b\b\0');
  }, 120_000);
});

/** The first four bytes of an answer, the signature of its file type. */
async function start(address: string): Promise<string> {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4);
}
