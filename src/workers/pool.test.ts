import { getEventListeners } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type JobOutcome, type Pool, createPool } from './pool.ts';

const script = fileURLToPath(new URL('../../tests/support/job-thread.mjs', import.meta.url));
/** A refusal with exactly this message. */
const refusal = (message: string) => expect.objectContaining({ code: 'pictures_busy', message }) as Error;
const full = refusal('Many pictures are being made at the moment. Please try again.');
const notDrawn = refusal('This could not be drawn at the moment. Please try again.');
const gone = refusal('Whoever asked for it has gone.');

let pools: Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  pools = [];
});

/** A pool with one thread by default, so that tests know which job is running. */
function poolOf({
  waiting = 100,
  waitingPerClient = 100,
  mostMs = 20_000,
  idleMs = 20_000,
  threads = 1,
  data = {},
} = {}) {
  const seen: JobOutcome[] = [];
  const lost: unknown[] = [];
  const pool = createPool({
    script,
    data,
    threads,
    limits: { waiting, waitingPerClient },
    mostMs,
    idleMs,
    observe: ({ outcome }) => seen.push(outcome),
    lost: (error) => lost.push(error),
  });
  pools.push(pool);
  return { pool, seen, lost };
}

/** Occupies a thread with a job that runs until it is released. */
function held(pool: Pool, client = 'first') {
  const flag = new SharedArrayBuffer(4);
  const done = pool.run('hold', flag, { client });
  return {
    done,
    letGo: () => {
      Atomics.store(new Int32Array(flag), 0, 1);
      Atomics.notify(new Int32Array(flag), 0);
    },
  };
}

/** The status of each job after it has settled. */
const statuses = async (jobs: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(jobs)).map(({ status }) => status);
const asked = (pool: Pool, client: string, count: number) =>
  statuses(Array.from({ length: count }, (_, index) => pool.run('echo', index, { client })));

describe('the worker pool', () => {
  it('reports the name and the duration of each job', async () => {
    const seen: { name: string; ms: number }[] = [];
    const pool = createPool({
      script,
      data: null,
      threads: 1,
      limits: { waiting: 9, waitingPerClient: 9 },
      mostMs: 20_000,
      idleMs: 20_000,
      observe: (job) => seen.push(job),
      lost: () => undefined,
    });
    pools.push(pool);
    const first = held(pool);
    const second = pool.run('echo', 1, { client: 'a' });
    first.letGo();
    await Promise.all([first.done, second]);
    expect(seen.map(({ name }) => name)).toEqual(['hold', 'echo']);
    expect(seen.filter(({ ms }) => !(ms > 0))).toEqual([]);
  });

  it('terminates an idle thread, and starts another on demand', async () => {
    const { pool, lost } = poolOf({ idleMs: 50 });
    const nameOf = () => pool.run('name', null, { client: 'a' });
    const first = await nameOf();
    await expect.poll(nameOf, { interval: 500 }).not.toBe(first);
    expect(lost).toEqual([]);
  });

  it('does not terminate a thread with a job after the idle timeout', async () => {
    const { pool, lost } = poolOf({ idleMs: 200 });
    const nameOf = () => pool.run('name', null, { client: 'a' });
    const first = await nameOf();
    const hold = held(pool);
    setTimeout(hold.letGo, 600);
    expect(await hold.done).toBe('held');
    expect(await nameOf()).toBe(first);
    expect(lost).toEqual([]);
  });

  it("does not apply a finished job's time limit to its thread", async () => {
    // Fake timers: a busy machine may take longer than the test's limits to start a thread.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { pool, lost } = poolOf({ mostMs: 300 });
    const nameOf = () => pool.run('name', null, { client: 'a' });
    const first = await nameOf();
    vi.advanceTimersByTime(600);
    expect(await nameOf()).toBe(first);
    expect(lost).toEqual([]);
  });

  it('resolves or rejects with the outcome of a job, and reports it', async () => {
    const { pool, seen } = poolOf();
    expect(await pool.run('echo', { a: [1] }, { client: 'a' })).toEqual({ a: [1] });
    await expect(pool.run('fail', 'broken', { client: 'a' })).rejects.toThrow('broken');
    await expect(pool.run('refuse', 'later', { client: 'a' })).rejects.toEqual(refusal('later'));
    expect(seen).toEqual(['done', 'failed', 'failed']);
  });

  it("reports the worker's stack, for the log", async () => {
    const stack = 'Error: broken\n    at where it was';
    const failed = poolOf().pool.run('failAt', stack, { client: 'a' });
    await expect(failed).rejects.toMatchObject({ message: 'broken', stack });
  });

  it('gives each thread its start data and a memory limit', async () => {
    const { pool } = poolOf({ data: { book: 'a' } });
    expect(await pool.run('given', null, { client: 'a' })).toMatchObject({
      workerData: { book: 'a' },
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 },
    });
  });

  it('runs as many jobs at once as it has threads', async () => {
    const { pool } = poolOf({ threads: 2 });
    const [one, other] = [held(pool), held(pool)];
    expect(pool.waiting()).toBe(0);
    const third = pool.run('echo', 'third', { client: 'a' });
    expect(pool.waiting()).toBe(1);
    other.letGo();
    expect([await other.done, await third]).toEqual(['held', 'third']);
    one.letGo();
    expect(await one.done).toBe('held');
  });

  it("leaves no listener on a client's signal", async () => {
    const { signal } = new AbortController();
    await poolOf().pool.run('echo', 1, { client: 'a', signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('reports a crashed thread once, with the cause', async () => {
    const { pool, lost } = poolOf();
    await expect(pool.run('crash', 'out of order', { client: 'a' })).rejects.toEqual(notDrawn);
    expect(await pool.run('echo', 'next', { client: 'a' })).toBe('next');
    expect(lost).toEqual([new Error('out of order')]);
  });

  it('runs the jobs of one client while another exceeds its share of the queue', async () => {
    const { pool } = poolOf({ waiting: 96, waitingPerClient: 32 });
    const first = held(pool);
    const greedy = asked(pool, 'greedy', 80);
    const modest = asked(pool, 'modest', 30);
    first.letGo();
    expect(await modest).toEqual(Array(30).fill('fulfilled'));
    expect((await greedy).filter((status) => status === 'fulfilled')).toHaveLength(32);
  });

  it('accepts jobs of a new client when the queue is full, and drops jobs of other clients', async () => {
    const { pool, seen } = poolOf({ waiting: 8, waitingPerClient: 4 });
    const first = held(pool);
    const greedy = Promise.all(['a', 'b'].map((client) => asked(pool, client, 4)));
    const newcomer = asked(pool, 'c', 2);
    first.letGo();
    expect(await newcomer).toEqual(['fulfilled', 'fulfilled']);
    expect((await greedy).flat().filter((status) => status === 'rejected')).toHaveLength(2);
    expect(seen.filter((outcome) => outcome === 'refused')).toHaveLength(2);
  });

  it('refuses a job when the queue is full', async () => {
    const { pool, seen } = poolOf({ waiting: 2, waitingPerClient: 2 });
    const first = held(pool);
    const waiting = asked(pool, 'a', 2);
    expect([pool.hasRoom('a'), pool.waiting()]).toEqual([false, 2]);
    await expect(pool.run('echo', 1, { client: 'a' })).rejects.toEqual(full);
    first.letGo();
    expect(await waiting).toEqual(['fulfilled', 'fulfilled']);
    expect(seen).toEqual(['refused', 'done', 'done', 'done']);
  });

  it('drops a queued job on disconnect, and frees its slot', async () => {
    const { pool, seen } = poolOf({ waiting: 1, waitingPerClient: 1 });
    const first = held(pool);
    const disconnect = new AbortController();
    const left = pool.run('die', null, { client: 'a', signal: disconnect.signal });
    disconnect.abort();
    await expect(left).rejects.toEqual(gone);
    const next = pool.run('echo', 'next', { client: 'a' });
    first.letGo();
    expect([await first.done, await next]).toEqual(['held', 'next']);
    expect(seen).toEqual(['left', 'done', 'done']);
    await expect(pool.run('echo', 1, { client: 'a', signal: disconnect.signal })).rejects.toEqual(gone);
    expect(seen).toEqual(['left', 'done', 'done', 'left']);
  });

  it('rejects a running job on disconnect', async () => {
    const { pool, seen } = poolOf();
    const disconnect = new AbortController();
    const flag = new SharedArrayBuffer(4);
    const running = pool.run('hold', flag, { client: 'a', signal: disconnect.signal });
    disconnect.abort();
    await expect(running).rejects.toEqual(gone);
    expect(seen).toEqual([]);
    Atomics.store(new Int32Array(flag), 0, 1);
    Atomics.notify(new Int32Array(flag), 0);
    expect(await pool.run('echo', 'next', { client: 'b' })).toBe('next');
    expect(seen).toEqual(['done', 'done']);
  });

  it('replaces a crashed thread, and rejects only the job it had', async () => {
    const { pool, lost, seen } = poolOf();
    const next = asked(pool, 'b', 1);
    const died = pool.run('die', null, { client: 'a' });
    await expect(died).rejects.toEqual(notDrawn);
    // The cause is for the log.
    await expect(died).rejects.toMatchObject({ cause: new Error('A thread ended') });
    expect(await next).toEqual(['fulfilled']);
    expect(await asked(pool, 'b', 1)).toEqual(['fulfilled']);
    expect(lost).toEqual([new Error('A thread ended')]);
    expect(seen).toEqual(['done', 'failed', 'done']);
  });

  it('terminates a job that does not end', async () => {
    const { pool, lost } = poolOf({ mostMs: 1500 });
    await expect(pool.run('hang', null, { client: 'a' })).rejects.toEqual(notDrawn);
    expect(lost).toEqual([new Error('A job took longer than 1500 ms')]);
    // The time limit also covers the start of the next thread.
    await expect.poll(() => pool.run('echo', 'next', { client: 'a' }).catch(() => null)).toBe('next');
  });

  it('refuses queued jobs when it is closed', async () => {
    const { pool, seen, lost } = poolOf();
    const first = held(pool);
    const waiting = asked(pool, 'a', 2);
    const ended = statuses([first.done]);
    await pool.close();
    expect([...(await ended), ...(await waiting)]).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(pool.run('echo', 1, { client: 'a' })).rejects.toEqual(gone);
    expect(seen).toEqual(['left', 'left', 'failed', 'left']);
    // A thread that exits because of `close` is not reported as lost.
    expect(lost).toEqual([]);
  });
});
