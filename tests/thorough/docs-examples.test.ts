import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { temporaryFolder } from '../support/child.ts';
import { guideExamples, readCurl } from '../support/guide.ts';
import { startService } from '../support/service.ts';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'src/client/index.ts');
const service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
const base = await service.server.listen({ port: 0, host: '127.0.0.1' });

async function issue(test: boolean): Promise<string> {
  const { text: key, key: kept } = createApiKey('A reader', null, service.clock.now(), test);
  await service.store.keys.add(kept);
  return key;
}
const variables = { LINTEL_API_KEY: await issue(false), LINTEL_TEST_KEY: await issue(true) };
const examples = guideExamples(base);

const run = promisify(execFile);
const commands = examples.filter(({ language }) => language === 'sh');
const isInstall = ({ code }: { code: string }) => code.includes('npm install');
const folder = await temporaryFolder();
const programs = examples
  .filter(({ language }) => language === 'ts')
  .map(({ page, code }, i) => ({ page, code, file: join(folder, `example-${i}.mts`) }));

/** Whether a program ends by itself. A program that runs until it is stopped has its own test, webhooks.test.ts. */
const ends = ({ code }: { code: string }) => !code.includes('createServer');

describe('the guide', () => {
  it('has examples in the expected languages only', () => {
    const languages = new Set(examples.map(({ language }) => language));
    expect([...languages].sort()).toEqual(['json', 'sh', 'ts']);
    expect(commands.filter(isInstall).length).toBeGreaterThan(0);
    for (const { code } of examples.filter(({ language }) => language === 'json'))
      expect(JSON.parse(code)).toBeTypeOf('object');
  });

  it.each(commands.filter((example) => !isInstall(example)))(
    'has a command that works, on $page: $code',
    async ({ code, status }) => {
      const { url, init } = readCurl(code, variables);
      const response = await fetch(url, init);
      expect(response.status, await response.clone().text()).toBe(status);
      expect(Object.keys((await response.json()) as object)).not.toEqual([]);
    },
  );

  it.each(commands.filter(isInstall))(
    'has commands that install the client, on $page: $code',
    async ({ code }) => {
      const project = await temporaryFolder();
      writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}');
      const env = { ...process.env, npm_config_cache: join(project, '.cache'), npm_config_audit: 'false' };
      await run('sh', ['-ec', code], { cwd: project, env });
      const program = `
        import { createClient } from 'lintel/client';
        const { meta } = await createClient({ baseUrl: '${base}' }).listInternalDoorProducts();
        console.log(meta.count);
      `;
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
        cwd: project,
      });
      expect(Number(stdout)).toBeGreaterThan(0);
    },
    60_000,
  );

  it('has programs that compile', () => {
    for (const { file, code } of programs) writeFileSync(file, code);
    const program = ts.createProgram(
      programs.map(({ file }) => file),
      {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2024,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        noPropertyAccessFromIndexSignature: true,
        typeRoots: [join(root, 'node_modules/@types')],
        types: ['node'],
        paths: {
          'lintel/client': [client],
          standardwebhooks: [join(root, 'tests/node_modules/standardwebhooks')],
        },
      },
    );
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ messageText, file }) =>
          `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    expect(complaints).toEqual([]);
  });

  it.each(programs.filter(ends))('has a program that runs, on $page: $code', async ({ file, code }) => {
    writeFileSync(file, code.replace("'lintel/client'", JSON.stringify(pathToFileURL(client).href)));
    const child = spawn(process.execPath, [file], { env: { ...process.env, ...variables } });
    const [stdout, stderr] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect({ code: child.exitCode, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toBe('');
  });
});
