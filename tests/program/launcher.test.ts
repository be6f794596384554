import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneInto, installInto, olderNode, root, runAsSystem } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';

/** Runs a command of the launcher with a fake Node version. */
function runOnNode(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
  return spawnSync(process.execPath, [...preload, 'scripts/run.cjs', '-p', '"it runs"'], {
    cwd: root,
    encoding: 'utf8',
  });
}

describe('the Node that runs npm', () => {
  it.each(['12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
    'is refused in one line if its version is %s',
    (version) => {
      const { status, stdout, stderr } = runOnNode(version);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^Lintel needs Node 20\.19, 22\.12 or newer [^\n]+\n$/);
      expect(stderr).toContain(version);
    },
  );

  it.each(['20.19.0', '22.12.0', '23.0.0', '24.0.0', '26.1.0'])(
    'is accepted if its version is %s',
    (version) => {
      expect(runOnNode(version)).toMatchObject({ status: 0, stdout: 'it runs\n', stderr: '' });
    },
  );

  it('has the required range in package.json, and Node 24 in .nvmrc', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: unknown };
    expect(engines).toEqual({ node: '^20.19.0 || >=22.12.0' });
    expect(readFileSync(join(root, '.nvmrc'), 'utf8')).toBe('24\n');
  });
});

describe.skipIf(!olderNode)('the npm scripts with an older Node and without node_modules/.bin', () => {
  let folder = '';
  beforeAll(async () => {
    folder = cloneInto(join(await temporaryFolder(), 'a clone'));
    installInto(folder);
    installInto(folder, 'tests');
    // Builds the clone, as its first start does.
    const { code, stderr } = await runAsSystem('npm', ['start', '--silent', '--', 'help'], folder);
    expect(stderr).toMatch(/^Building: [^\n]+\n( {2}\d+ s\n)*Built in \d+ s\.\n$/);
    expect(code).toBe(0);
  }, 120_000);

  it('run in a clone that has no node_modules/.bin', () => {
    expect(existsSync(join(folder, 'node_modules/.bin'))).toBe(false);
  });

  it('npm start passes on its arguments', async () => {
    const { code, stdout, stderr } = await runAsSystem(
      'npm',
      ['start', '--silent', '--', 'keyz', 'a b'],
      folder,
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^lintel: [^\n]+"keyz"[^\n]+\n$/);
  });

  it('npm start does not rebuild an unchanged clone', async () => {
    const { code, stderr } = await runAsSystem('npm', ['start', '--silent', '--', 'help'], folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('npm test runs only the given test files', async () => {
    writeFileSync(
      join(folder, 'src/one.test.ts'),
      "import { it } from 'vitest';\nit('runs on ' + process.version, () => {});\n",
    );
    writeFileSync(join(folder, 'src/two.test.ts'), "throw new Error('not asked for');\n");
    const config = "export default { test: { include: ['src/*.test.ts'] } };\n";
    writeFileSync(join(folder, 'tests/vitest.config.ts'), config);
    const { code, stdout, stderr } = await runAsSystem(
      'npm',
      ['test', '--silent', '--', 'src/one', '--reporter=verbose'],
      folder,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('runs on v24.');
  }, 60_000);
});
