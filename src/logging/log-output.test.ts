import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLogOutput } from './log-output.ts';

/** A pipe with both ends; writes to it block until it is read, as with standard error. */
function pipe() {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-log-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const descriptor = openSync(path, 'w');
  onTestFinished(() => {
    closeSync(reader);
    closeSync(descriptor);
    rmSync(folder, { recursive: true });
  });
  const bytes = Buffer.alloc(65_536);
  let text = '';
  return {
    descriptor,
    readAll: () => {
      try {
        text += bytes.toString('utf8', 0, readSync(reader, bytes));
      } catch {
        // Nothing to read.
      }
      return text;
    },
  };
}

const line = (number: number) => `${String(number).padStart(999, ' ')}\n`;
const linesUpTo = (count: number) => Array.from({ length: count }, (_, number) => line(number));

it('the log output buffers lines up to its limit while its pipe is unread, and drops the rest', async () => {
  const { descriptor, readAll } = pipe();
  const reported: number[] = [];
  const output = createLogOutput({
    descriptor,
    maxBuffered: 100_000,
    onResumed: (dropped) => reported.push(dropped),
  });
  for (const each of linesUpTo(300)) output.write(each);
  expect(output.dropped()).toBe(200);
  expect(reported).toEqual([]);
  await expect.poll(readAll).toBe(linesUpTo(100).join(''));
  await expect.poll(() => reported).toEqual([200]);
  output.write(line(300));
  await expect.poll(readAll).toBe([...linesUpTo(100), line(300)].join(''));
  await output.end(5000);
  expect([output.dropped(), reported]).toEqual([200, [200]]);
});

it('the log output ends within its timeout if its pipe is not read, and then writes nothing', async () => {
  const { descriptor, readAll } = pipe();
  const output = createLogOutput({ descriptor, maxBuffered: 1_000_000, onResumed: () => undefined });
  for (const each of linesUpTo(200)) output.write(each);
  await output.end(50);
  const written = readAll();
  expect(linesUpTo(200).join('').startsWith(written)).toBe(true);
  expect(written.length).toBeLessThan(100_000);
});

it('the log output drops and counts lines while the disk is full', async () => {
  const descriptor = openSync('/dev/full', 'w');
  onTestFinished(() => {
    closeSync(descriptor);
  });
  const output = createLogOutput({ descriptor, maxBuffered: 10_000, onResumed: () => undefined });
  for (let rounds = 1; rounds <= 3; rounds += 1) {
    output.write(line(rounds));
    await expect.poll(output.dropped).toBe(rounds);
  }
  await output.end(5000);
});

/** A process that writes to standard error as the program does, in lines of 100 bytes of one letter each. */
function writer(steps: string, standardError: number | 'pipe') {
  const script = `
    import { execFileSync } from 'node:child_process';
    import { setTimeout as pause } from 'node:timers/promises';
    import { createLogOutput } from ${JSON.stringify(new URL('log-output.ts', import.meta.url).href)};
    const onResumed = (dropped) => output.write('dropped ' + dropped + '\\n');
    const output = createLogOutput({ descriptor: 2, maxBuffered: 1_000_000, onResumed });
    const write = (letters) => {
      for (const letter of letters) output.write(letter.repeat(99) + '\\n');
    };
    const untilDropped = async (count) => {
      while (output.dropped() < count) await pause(1);
    };
    const setMaxFileSize = (bytes) =>
      execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=' + bytes + ':unlimited']);
    ${steps}
    process.exit(0);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', standardError],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return once(child, 'exit', { signal: AbortSignal.timeout(15_000) });
}

it.each([
  ['within a line', 150, 'b'.repeat(50)],
  ['after a line', 200, 'b'.repeat(99)],
])('the log output starts a new line after the disk was full, if it filled up %s', async (_, room, last) => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-log-'));
  const file = join(folder, 'log');
  const descriptor = openSync(file, 'a');
  onTestFinished(() => {
    closeSync(descriptor);
    rmSync(folder, { recursive: true });
  });
  const steps = `
    setMaxFileSize(${room});
    write('abc');
    await untilDropped(2);
    write('d');
    await untilDropped(3);
    setMaxFileSize('unlimited');
    write('ef');
    await output.end(5000);
  `;
  expect(await writer(steps, descriptor)).toEqual([0, null]);
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([
    'a'.repeat(99),
    last,
    'e'.repeat(99),
    'f'.repeat(99),
    'dropped 3',
    '',
  ]);
});

it('the log output ends within its timeout if its socket is not read', async () => {
  expect(await writer(`write('x'.repeat(9000)); await output.end(50);`, 'pipe')).toEqual([0, null]);
});
