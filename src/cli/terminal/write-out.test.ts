import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Writes two lines and fails with this error, as reading from a store may. */
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
])('throws on what is wrong with the lines, after those that could be had: %s', (error) => {
  expect(writeAndFail(error)).toEqual({ stdout: 'one\ntwo\n', stderr: 'as it was\n' });
});
