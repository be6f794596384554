import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { book } from '../../tests/support/book.ts';
import { sampleCard } from '../../tests/support/business.ts';
import { MemoryRateLimiter } from '../limits/memory.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { describeError } from '../logging/logger.ts';
import { composeRendering } from './rendering.ts';

// The pool's test worker can crash; the worker of real drawings never does.
vi.mock(import('./built-files.ts'), async (original) => ({
  ...(await original()),
  builtFile: () => fileURLToPath(new URL('../../tests/support/job-thread.mjs', import.meta.url)),
}));

const machine = vi.hoisted(() => ({ cores: 2 }));
vi.mock(import('node:os'), async (original) => ({
  ...(await original()),
  availableParallelism: () => machine.cores,
}));

interface TestJobs {
  readonly echo: (input: number) => number;
  readonly name: (input: null) => number;
  readonly hang: (input: null) => null;
  readonly die: (input: null) => null;
}

afterEach(() => {
  vi.useRealTimers();
});

/** Rendering on a machine with this number of cores. */
async function renderingOn(cores: number) {
  machine.cores = cores;
  vi.resetModules();
  const fresh = await import('./rendering.ts');
  const metrics = createMetrics();
  const rendering = fresh.composeRendering({
    config: { renderLimit: null },
    figures: { book, business: sampleCard },
    limiter: new MemoryRateLimiter(testClock().monotonic),
    metrics,
    logger: pino({ level: 'silent' }),
  });
  onTestFinished(() => rendering.close());
  return { run: rendering.jobs<TestJobs>(), metrics };
}

it('rendering logs a lost worker, and records every job in the metrics', async () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const rendering = composeRendering({
    config: { renderLimit: null },
    figures: { book, business: sampleCard },
    limiter: new MemoryRateLimiter(testClock().monotonic),
    metrics,
    logger: pino({ serializers: { err: describeError } }, { write: (line: string) => lines.push(line) }),
  });
  onTestFinished(() => rendering.close());
  const run = rendering.jobs<TestJobs>();
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

describe('rendering', () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [64, 4],
  ])(
    'leaves a core to the main thread, and uses at most four: on %i cores it has %i threads',
    async (cores, most) => {
      const { run, metrics } = await renderingOn(cores);
      for (let jobs = 0; jobs < 40; jobs += 1) run('hang', null, { client: 'a' }).catch(() => undefined);
      // 32 jobs of one client are queued; a job that is neither queued nor refused is running.
      await vi.waitUntil(async () => (await refused(metrics)) > 0);
      expect(40 - 32 - (await refused(metrics))).toBe(most);
      expect(await metrics.registry.metrics()).toContain('lintel_renders_waiting 32\n');
    },
  );

  it('queues up to 96 jobs of all clients', async () => {
    const { run, metrics } = await renderingOn(2);
    for (const client of ['a', 'b', 'c', 'd', 'e'])
      for (let jobs = 0; jobs < 30; jobs += 1) run('hang', null, { client }).catch(() => undefined);
    await vi.waitUntil(async () => (await refused(metrics)) > 0);
    expect(await metrics.registry.metrics()).toContain('lintel_renders_waiting 96\n');
  });

  it('rejects a job that takes longer than 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { run } = await renderingOn(2);
    let end: unknown = null;
    run('hang', null, { client: 'a' }).catch((error: unknown) => (end = error));
    await vi.advanceTimersByTimeAsync(9999);
    expect(end).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(end).toMatchObject({ code: 'pictures_busy' });
  });

  it('terminates a worker that is idle for two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { run } = await renderingOn(2);
    const thread = () => run('name', null, { client: 'a' });
    const first = await thread();
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await thread()).toBe(first);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await thread()).not.toBe(first);
  });
});

async function refused({ registry }: ReturnType<typeof createMetrics>): Promise<number> {
  const text = await registry.metrics();
  return Number(/_count\{job="hang",outcome="refused"\} (\d+)/.exec(text)?.[1] ?? 0);
}
