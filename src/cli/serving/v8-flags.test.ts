import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** In a child process: V8 flags apply to the whole process. */
const program = `
  import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
  import { keepRoom } from ${JSON.stringify(new URL('./v8-flags.ts', import.meta.url).href)};

  const megabytes = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20;
  setFlagsFromString('--semi-space-growth-factor=1');
  keepRoom();
  const atFirst = megabytes();
  for (let i = 0; i < 20 && megabytes() >= atFirst; i += 1) gc({ type: 'major', flavor: 'last-resort' });
  const afterRest = megabytes();
  const busyUntil = performance.now() + 5000;
  const work = () => {
    const until = performance.now() + 20;
    while (performance.now() < until) JSON.parse('[1,2,3]');
    if (megabytes() < 16 && performance.now() < busyUntil) setImmediate(work);
    else console.log(JSON.stringify({ atFirst, afterRest, underLoad: megabytes() }));
  };
  work();
`;

it('a serving thread gets its young generation back once it is busy', async () => {
  const starter = `new (require('node:worker_threads').Worker)(new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(program)})))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--eval', starter]);
  const { atFirst, afterRest, underLoad } = JSON.parse(stdout) as Record<string, number>;
  expect(atFirst).toBeGreaterThanOrEqual(16);
  expect(afterRest).toBeLessThan(16);
  expect(underLoad).toBeGreaterThanOrEqual(16);
});
