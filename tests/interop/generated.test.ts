import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';
import { generators, roundTrip } from './generators.ts';

const modules = join(import.meta.dirname, 'node_modules');
/** The packages that clients made by openapi-zod-client import, in the versions it brings along. */
const imported = {
  '@types/node': '@types/node',
  '@zodios/core': 'openapi-zod-client/node_modules/@zodios/core',
  axios: 'axios',
  zod: 'openapi-zod-client/node_modules/zod',
};

interface Told {
  readonly design: readonly string[];
  readonly price: readonly number[];
  readonly review: string;
  readonly stored: string;
  readonly ignored: readonly unknown[];
}

const names = Object.keys(generators);
const run = promisify(execFile);

describe('a client generated from the description', () => {
  let program: Program;
  let project: string;

  beforeAll(async () => {
    [program, project] = await Promise.all([
      startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } }),
      temporaryFolder(),
    ]);
    const description = await (await fetch(`${program.url}/openapi.json`)).text();
    const options = { strict: true, module: 'nodenext', target: 'es2023', skipLibCheck: true };
    write('openapi.json', description);
    write('package.json', '{"type":"module","private":true}');
    write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: { ...options, types: ['node'], rootDir: '.', outDir: 'compiled' },
      }),
    );
    for (const [name, place] of Object.entries(imported)) {
      mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
      symlinkSync(join(modules, place), join(project, 'node_modules', name));
    }
    for (const [name, { command, files = {}, calls }] of Object.entries(generators)) {
      for (const [file, text] of Object.entries({ ...files, 'calls.ts': calls, 'main.ts': roundTrip })) {
        write(`${name}/${file}`, text);
      }
      const [script, ...args] = command;
      await run(process.execPath, [fileURLToPath(script), ...args], { cwd: join(project, name) });
    }
  }, 240_000);

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }

  it('compiles in strict mode with a program that sends answered doors back without a cast', async () => {
    const compiler = join(modules, 'typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', '.'], { cwd: project }).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout).toBe('');
  }, 240_000);

  it.each(names)(
    'of %s takes each door to every endpoint, where it is the same door',
    async (name) => {
      const env = { ...process.env, BASE: program.url, WHO: name };
      const { stdout } = await run(process.execPath, [join(project, 'compiled', name, 'main.js')], { env });
      const told = JSON.parse(stdout) as readonly Told[];
      expect(told).toHaveLength(3);
      for (const { design, price, review, stored, ignored } of told) {
        expect(new Set(design).size).toBe(1);
        expect(new Set(price).size).toBe(1);
        expect(ignored).toEqual([null, null, null, null]);
        expect((await fetch(review)).status).toBe(200);
        const kept = await runCommand(['enquiries', 'show', stored], {
          env: { DATA_DIR: program.dataDir },
        });
        expect(kept.stdout).toContain(design[0]);
      }
    },
    60_000,
  );
});
