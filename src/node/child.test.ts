import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';

/** A process that hands over to another one, which runs this code. */
function handingOver(code: string, program = process.execPath) {
  const script = `
    import { handOver } from ${JSON.stringify(new URL('child.mjs', import.meta.url).href)};
    await handOver(${JSON.stringify(program)}, ['--eval', ${JSON.stringify(code)}]);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close', { signal: AbortSignal.timeout(15_000) });
  return { child, ended, said: text(child.stdout), complained: text(child.stderr) };
}

describe('a process that hands over to another', () => {
  it.each([
    ['process.exitCode = 7', [7, null]],
    ['0', [0, null]],
    [`process.kill(process.pid, 'SIGKILL')`, [null, 'SIGKILL']],
  ])('ends as that one ends: %s', async (code, end) => {
    expect(await handingOver(code).ended).toEqual(end);
  });

  it('gives it its input, output and errors', async () => {
    const { child, said, complained } = handingOver(
      `process.stdin.pipe(process.stdout); console.error('oh')`,
    );
    child.stdin.end('hello');
    expect([await said, await complained]).toEqual(['hello', 'oh\n']);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('leaves it to that one what %s does', async (signal) => {
    const { child, said, ended } = handingOver(`
      process.once('${signal}', (name) => { console.log(name); process.exit(3); });
      setInterval(() => undefined, 1000);
      console.log('ready');
    `);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await ended).toEqual([3, null]);
    expect(await said).toBe(`ready\n${signal}\n`);
  });

  it('fails where there is no such program', async () => {
    const { ended, complained } = handingOver('0', '/nowhere/node');
    expect(await ended).toEqual([1, null]);
    expect(await complained).toContain('ENOENT');
  });
});
