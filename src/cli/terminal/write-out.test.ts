import { spawnSync } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { canMount, mountSmallDisk } from '../../../tests/support/disks.ts';

/** Runs `writeOut` with an input that yields two lines, then fails. */
function writeAndFail(error: string) {
  const script = `
    import { writeOut } from ${JSON.stringify(new URL('write-out.ts', import.meta.url).href)};
    const error = ${error};
    async function* lines() {
      yield 'one\\n';
      yield 'two\\n';
      throw error;
    }
    const outcome = await writeOut(lines()).then(() => 'done', (thrown) => (thrown === error ? 'as it was' : String(thrown)));
    console.error(outcome);
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return { stdout, stderr };
}

it.each([
  `new TypeError('nobody thought of this')`,
  `Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })`,
  `Object.assign(new Error('read EPIPE'), { code: 'EPIPE', syscall: 'read' })`,
])('writeOut writes the lines before an error of its input, then throws that error: %s', (error) => {
  expect(writeAndFail(error)).toEqual({ stdout: 'one\ntwo\n', stderr: 'as it was\n' });
});

it.skipIf(!canMount)('writeOut fails on a full disk', async () => {
  const file = join(dirname((await mountSmallDisk(1)).folder), 'export');
  const script = `
    import { writeOut } from ${JSON.stringify(new URL('write-out.ts', import.meta.url).href)};
    await writeOut(['x'.repeat(2_000_000)]).then(() => console.error('done'), (error) => console.error(error.message));
  `;
  const output = openSync(file, 'w');
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    stdio: ['ignore', output, 'pipe'],
  });
  closeSync(output);
  expect(statSync(file).size).toBeGreaterThan(0);
  expect(stderr).toBe('standard output cannot be written to (ENOSPC)\n');
});
