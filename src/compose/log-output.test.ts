import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLogOutput } from './log-output.ts';

/** A pipe with both its ends; the writing one waits for readers, as standard error does. */
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
        // There is nothing to read at the moment.
      }
      return text;
    },
  };
}

const line = (number: number) => `${String(number).padStart(999, ' ')}\n`;
const linesUpTo = (count: number) => Array.from({ length: count }, (_, number) => line(number));

it('keeps so much for a reader who is behind, drops the rest, and tells of it once', async () => {
  const { descriptor, readAll } = pipe();
  const told: number[] = [];
  const output = createLogOutput({
    descriptor,
    mostWaiting: 100_000,
    onResumed: (dropped) => told.push(dropped),
  });
  for (const each of linesUpTo(300)) output.write(each);
  expect(output.dropped()).toBe(200);
  expect(told).toEqual([]);
  await expect.poll(readAll).toBe(linesUpTo(100).join(''));
  await expect.poll(() => told).toEqual([200]);
  output.write(line(300));
  await expect.poll(readAll).toBe([...linesUpTo(100), line(300)].join(''));
  await output.end(5000);
  expect([output.dropped(), told]).toEqual([200, [200]]);
});

it('ends in time though nobody reads, and writes nothing afterwards', async () => {
  const { descriptor, readAll } = pipe();
  const output = createLogOutput({ descriptor, mostWaiting: 1_000_000, onResumed: () => undefined });
  for (const each of linesUpTo(200)) output.write(each);
  await output.end(50);
  const written = readAll();
  expect(linesUpTo(200).join('').startsWith(written)).toBe(true);
  expect(written.length).toBeLessThan(100_000);
});

it('drops and counts what a full disk refuses, and goes on', async () => {
  const descriptor = openSync('/dev/full', 'w');
  onTestFinished(() => {
    closeSync(descriptor);
  });
  const output = createLogOutput({ descriptor, mostWaiting: 10_000, onResumed: () => undefined });
  for (let rounds = 1; rounds <= 3; rounds += 1) {
    output.write(line(rounds));
    await expect.poll(output.dropped).toBe(rounds);
  }
  await output.end(5000);
});
