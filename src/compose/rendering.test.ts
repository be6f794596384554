import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { book } from '../../tests/support/book.ts';
import { MemoryRateLimiter } from '../limits/memory.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { describeError } from './logger.ts';
import { composeRendering } from './rendering.ts';

// No drawing ends the thread it is made in; the thread of the pool's own tests does as it is told.
vi.mock(import('./built-files.ts'), async (original) => ({
  ...(await original()),
  builtFile: () => fileURLToPath(new URL('../../tests/support/job-thread.mjs', import.meta.url)),
}));

interface ToldJobs {
  readonly echo: (input: number) => number;
  readonly die: (input: null) => null;
}

it('tells of a lost thread in the log, and of every job in the metrics', async () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const rendering = composeRendering({
    config: { renderLimit: null },
    book,
    limiter: new MemoryRateLimiter(testClock().monotonic),
    metrics,
    logger: pino({ serializers: { err: describeError } }, { write: (line: string) => lines.push(line) }),
  });
  onTestFinished(() => rendering.close());
  const run = rendering.jobs<ToldJobs>();
  expect(await run('echo', 1, { client: 'a' })).toBe(1);
  await expect(run('die', null, { client: 'a' })).rejects.toMatchObject({ code: 'pictures_busy' });
  expect(await run('echo', 2, { client: 'a' })).toBe(2);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 40,
      err: { message: 'A thread ended' },
      msg: 'a thread that renders was lost; another takes its place',
    },
  ]);
  const text = await metrics.registry.metrics();
  expect(text).toContain('lintel_render_duration_seconds_count{job="echo",outcome="done"} 2\n');
  expect(text).toContain('lintel_render_duration_seconds_count{job="die",outcome="failed"} 1\n');
  expect(text).toContain('lintel_renders_waiting 0\n');
});
