import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';

/** A process that hands over to another one running this code. */
function handingOver(code: string, program = process.execPath) {
  const script = `
    import { handOver } from ${JSON.stringify(new URL('child.mjs', import.meta.url).href)};
    await handOver(${JSON.stringify(program)}, ['--eval', ${JSON.stringify(code)}]);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close', { signal: AbortSignal.timeout(15_000) });
  return { child, ended, stdout: text(child.stdout), stderr: text(child.stderr) };
}

describe('handOver', () => {
  it.each([
    ['process.exitCode = 7', [7, null]],
    ['0', [0, null]],
    [`process.kill(process.pid, 'SIGKILL')`, [null, 'SIGKILL']],
  ])('exits with the exit code or signal of the child: %s', async (code, end) => {
    expect(await handingOver(code).ended).toEqual(end);
  });

  it('shares stdin, stdout and stderr with the child', async () => {
    const { child, stdout, stderr } = handingOver(`process.stdin.pipe(process.stdout); console.error('oh')`);
    child.stdin.end('hello');
    expect([await stdout, await stderr]).toEqual(['hello', 'oh\n']);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('forwards %s to the child', async (signal) => {
    const { child, stdout, ended } = handingOver(`
      process.once('${signal}', (name) => { console.log(name); process.exit(3); });
      setInterval(() => undefined, 1000);
      console.log('ready');
    `);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await ended).toEqual([3, null]);
    expect(await stdout).toBe(`ready\n${signal}\n`);
  });

  it('fails if the program does not exist', async () => {
    const { ended, stderr } = handingOver('0', '/nowhere/node');
    expect(await ended).toEqual([1, null]);
    expect(await stderr).toContain('ENOENT');
  });
});
