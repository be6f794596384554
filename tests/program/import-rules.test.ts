import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';

const root = join(import.meta.dirname, '../..');
const config = join(root, 'checks/import-rules.cjs');
const cruiser = join(root, 'checks/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
}

/** Creates a checkout with these files, each with the modules that it imports. */
async function plant(files: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const folder = await temporaryFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "module": "nodenext" } }');
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), imports.map((name) => `import '${name}';\n`).join(''));
  }
  return folder;
}

const runNode = (cwd: string, args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });

it('the import rules report exactly the files with a forbidden import', async () => {
  const folder = await plant({
    // Allowed imports.
    'src/domain/units.ts': [],
    'src/domain/book/good.ts': ['../units.ts'],
    'src/app/callers/good.ts': ['node:crypto', 'ulid'],
    'src/http/good.ts': ['fastify', '../app/callers/good.ts'],
    'src/compose/good.ts': ['../http/good.ts', 'pino'],
    'src/domain/book/good.test.ts': ['node:fs', '../../http/good.ts', '../../../tests/a.ts'],
    'tests/a.ts': [],
    // Forbidden imports.
    'src/domain/pure.ts': ['node:fs'],
    'src/domain/book/a.ts': ['../pricing/a.ts'],
    'src/domain/pricing/a.ts': ['ulid'],
    'src/contract/enquiries/a.ts': ['../../app/shared/a.ts'],
    'src/app/shared/a.ts': ['../../limits/a.ts'],
    'src/app/enquiries/a.ts': ['../quotes/a.ts'],
    'src/app/quotes/a.ts': ['./a.test.ts'],
    'src/app/quotes/a.test.ts': [],
    'src/limits/a.ts': ['../config.ts'],
    'src/config.ts': [],
    'src/http/server/a.ts': ['kysely'],
    'src/http/routes/a.ts': ['../../web/docs/a.ts'],
    'src/web/docs/a.ts': ['../enquire/a.ts'],
    'src/web/enquire/a.ts': ['../../../tests/a.ts'],
    'src/client/a.ts': ['../contract/bounds.ts'],
    'src/contract/bounds.ts': [],
    'src/compose/a.ts': ['../cli/a.ts'],
    'src/cli/a.ts': ['./nowhere.ts'],
    // Files whose direct imports are allowed, but reach a forbidden module through others.
    'src/web/configurator/browser/main.tsx': ['../parts/a.ts'],
    'src/web/configurator/parts/a.ts': ['../../shell/a.ts'],
    'src/web/shell/a.ts': ['node:crypto'],
    'src/app/doors/a.ts': ['../../contract/doors/a.ts'],
    'src/contract/doors/a.ts': ['ajv'],
    'src/cli/serving/mcp.ts': ['../../compose/assistant.ts'],
    'src/compose/assistant.ts': ['./core.ts'],
    'src/compose/core.ts': ['../http/good.ts'],
  });
  const { stdout } = runNode(folder, [cruiser, 'src', '--config', config, '--output-type', 'json']);
  const { violations } = (JSON.parse(stdout) as Report).summary;
  expect([...new Set(violations.map(({ rule, from }) => `${from}: ${rule.name}`))].sort()).toEqual([
    'src/app/doors/a.ts: browsers-run-no-server-code',
    'src/app/enquiries/a.ts: app/enquiries-knows-what-is-listed',
    'src/app/quotes/a.ts: tests-are-not-imported',
    'src/app/shared/a.ts: app/shared-knows-what-is-listed',
    'src/cli/a.ts: cli-knows-what-is-listed',
    'src/cli/a.ts: no-unresolved',
    'src/cli/serving/mcp.ts: tools-over-standard-input-build-no-web-server',
    'src/client/a.ts: client-knows-what-is-listed',
    'src/compose/a.ts: compose-knows-what-is-listed',
    'src/compose/assistant.ts: tools-over-standard-input-build-no-web-server',
    'src/contract/doors/a.ts: browsers-run-no-server-code',
    'src/contract/doors/a.ts: contract/doors-knows-what-is-listed',
    'src/contract/enquiries/a.ts: contract/enquiries-knows-what-is-listed',
    'src/domain/book/a.ts: browsers-run-no-server-code',
    'src/domain/book/a.ts: domain/book-knows-what-is-listed',
    'src/domain/pricing/a.ts: browsers-run-no-server-code',
    'src/domain/pricing/a.ts: domain/pricing-knows-what-is-listed',
    'src/domain/pure.ts: browsers-run-no-server-code',
    'src/domain/pure.ts: domain-knows-what-is-listed',
    'src/http/routes/a.ts: http/routes-knows-what-is-listed',
    'src/http/server/a.ts: http/server-knows-what-is-listed',
    'src/limits/a.ts: limits-knows-what-is-listed',
    'src/web/configurator/browser/main.tsx: browsers-run-no-server-code',
    'src/web/configurator/parts/a.ts: browsers-run-no-server-code',
    'src/web/docs/a.ts: web/docs-knows-what-is-listed',
    'src/web/enquire/a.ts: tests-are-not-imported',
    'src/web/enquire/a.ts: web/enquire-knows-what-is-listed',
  ]);
});

it.each([
  ['src/nowhere/a.ts', 'src/nowhere'],
  ['src/app/nowhere/a.ts', 'src/app/nowhere'],
  ['src/web/configurator/nowhere/a.ts', 'src/web/configurator/nowhere'],
  ['src/nowhere.ts', 'src/nowhere.ts'],
])('the import rules refuse the folder %s until there is a rule for it', async (file, place) => {
  const read = ['--eval', `require(${JSON.stringify(config)})`];
  expect(runNode(await plant({ 'src/app/doors/a.ts': [], 'src/main.ts': [] }), read).status).toBe(0);
  const { status, stderr } = runNode(await plant({ [file]: [] }), read);
  expect(status).toBe(1);
  expect(stderr).toContain(`has no rule for ${place}:`);
});
