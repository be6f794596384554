import { expect, it } from 'vitest';
import { progressOn } from './progress.ts';

function watched(isTTY: boolean, steps: number): string {
  let written = '';
  const progress = progressOn({ isTTY, write: (text) => (written += text) }, (done) => `${done} done`);
  for (let done = 1; done <= steps; done += 1) progress.note(done);
  progress.clear();
  progress.clear();
  return written;
}

const clear = '\r\u001b[2K';

it('shows long work on one line and takes it away again', () => {
  expect(watched(true, 12_000)).toBe(`${clear}5000 done${clear}10000 done${clear}`);
});

it('writes nothing for short work, or where nobody watches', () => {
  expect(watched(true, 4999)).toBe('');
  expect(watched(false, 12_000)).toBe('');
});
