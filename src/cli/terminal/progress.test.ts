import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

/** The output of a job that reports progress every 40 ms. */
function watched(isTTY: boolean, steps: number): string {
  let written = '';
  let now = 0;
  const progress = createProgress({ isTTY, write: (text) => (written += text) }, () => now);
  for (let step = 1; step <= steps; step += 1) {
    now += 40;
    progress.note(`${step} done`);
  }
  progress.clear();
  progress.clear();
  return written;
}

const clear = '\r\u001b[2K';

it('progress on a terminal is shown on one line, which is cleared at the end', () => {
  expect(watched(true, 7)).toBe(`${clear}3 done${clear}6 done${clear}`);
});

it('progress in a log is written as a line every five seconds', () => {
  expect(watched(false, 300)).toBe('125 done\n250 done\n');
});

it('progress of a short job is not shown', () => {
  expect(watched(true, 2)).toBe('');
  expect(watched(false, 100)).toBe('');
});
