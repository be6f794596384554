import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import priceBookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { fullCard } from '../support/business.ts';
import { root, runAsSystem, systemEnvironment } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { type Program, startProgram } from '../support/program.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Every line that a reader may paste into a shell, with continuation lines joined. */
const lines = [...readme.matchAll(/^```sh\n([\s\S]*?)\n```$/gm)].flatMap(([, block = '']) =>
  block.replaceAll('\\\n', ' ').split('\n'),
);
const startingWith = (word: string) => lines.filter((line) => line.startsWith(word));

describe('the README', () => {
  let program: Program;
  let folder: string;

  beforeAll(async () => {
    program = await startProgram();
    expect((await submit(program.url, contact(1))).status).toBe(200);
    // A folder with the build, a store and a price book, without the rest of this checkout.
    folder = await temporaryFolder();
    symlinkSync(join(root, 'dist'), join(folder, 'dist'));
    symlinkSync(program.dataDir, join(folder, 'data'));
    writeFileSync(join(folder, 'new-prices.json'), JSON.stringify({ ...priceBookFile, version: 'next' }));
    writeFileSync(join(folder, 'our-card.json'), JSON.stringify(fullCard));
  });

  it('has no command line unknown to this test', () => {
    const known = [
      'npm start ',
      'npm test ',
      'npm start -- ',
      'curl ',
      'node dist/main.js ',
      'DATABASE_URL=',
    ];
    expect(lines.filter((line) => !known.some((word) => line.startsWith(word)))).toEqual([]);
    const counts = ['node dist/main.js ', 'npm start -- ', 'curl ', 'DATABASE_URL='].map(
      (word) => startingWith(word).length,
    );
    expect(counts.map((count) => count > 0)).toEqual([true, true, true, true]);
    expect(counts[0]).toBeGreaterThan(5);
  });

  it.each(startingWith('node dist/main.js '))(
    'has a command that runs on the Node of the system: %s',
    async (line) => {
      const { code, stderr } = await runAsSystem('sh', ['-c', line], folder);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  );

  it.each(startingWith('npm start -- '))('has a command that runs in the checkout: %s', async (line) => {
    const { code } = await runAsSystem('sh', ['-c', line], root, { DATA_DIR: program.dataDir });
    expect(code).toBe(0);
  });

  it.each(startingWith('curl '))('has a request that gets an answer: %s', async (line) => {
    const here = line.replace('localhost:3000', new URL(program.url).host);
    const { code, stdout } = await runAsSystem('sh', ['-c', here], folder);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, currency: 'EUR', doorsCount: 1 });
  });

  it.each(startingWith('DATABASE_URL='))('has a command that starts the service: %s', async (line) => {
    const here = line.replace('postgres://…', await createDatabase());
    const env = systemEnvironment({ PORT: '0', HOST: '127.0.0.1' });
    const shell = spawn('sh', ['-c', `exec env ${here}`], { cwd: root, env });
    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 25_000 }).toMatch(/Data is kept in PostgreSQL[^\n]*\n/);
    const closed = once(shell, 'close');
    shell.kill('SIGTERM');
    await closed;
  });

  it('refers to existing scripts and files', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']));
    const files = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
