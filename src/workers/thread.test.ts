import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createPool } from './pool.ts';
import { lowPriority, lowerHelperPriority } from './priority.ts';

const before = getPriority();
const pool = createPool({
  script: fileURLToPath(new URL('../../tests/support/answering-thread.mjs', import.meta.url)),
  data: null,
  threads: 1,
  limits: { waiting: 9, waitingPerClient: 9 },
  mostMs: 20_000,
  idleMs: 20_000,
  observe: () => undefined,
  lost: () => undefined,
});
afterAll(() => pool.close());

const ask = (name: string, input: unknown = null) => pool.run(name, input, { client: 'a' });

describe('a worker', () => {
  it("answers with a job's result", async () => {
    expect(await ask('later', 7)).toEqual({ answer: 7 });
  });

  it("answers with a job's refusal", async () => {
    await expect(ask('refuse', 'Come again.')).rejects.toMatchObject({
      name: 'Refusal',
      code: 'store_unavailable',
      message: 'Come again.',
    });
  });

  it('answers with the message and stack of an error, whatever was thrown', async () => {
    await expect(ask('fail', 'broken')).rejects.toMatchObject({
      name: 'Error',
      message: 'broken',
      stack: expect.stringContaining('answering-thread.mjs') as string,
    });
    await expect(ask('failOddly', 'a word')).rejects.toThrow('a word');
  });

  it('transfers byte arrays that fill their buffer, and copies byte arrays that share a buffer', async () => {
    for (const again of ['once', 'twice']) {
      expect(Buffer.from((await ask('small')) as Uint8Array).toString(), again).toBe('small');
      expect([...((await ask('part')) as Uint8Array)], again).toEqual([1, 2]);
    }
    // Only these bytes are sent: the rest of a larger buffer would stay in memory.
    for (const name of ['small', 'part']) {
      const { buffer, byteLength } = (await ask(name)) as Uint8Array;
      expect(buffer.byteLength).toBe(byteLength);
    }
    expect([...((await ask('whole')) as Uint8Array)]).toEqual([7, 7, 7, 7, 7]);
    expect(await ask('leftOfWhole')).toBe(0);
  });
});

describe.runIf(process.platform === 'linux')('worker threads', () => {
  it('run at a lower priority', async () => {
    expect(await ask('priority')).toBe(lowPriority);
    expect(getPriority()).toBe(before);
  });

  it("lower the priority of V8's helper threads too", () => {
    lowerHelperPriority();
    const threads = readdirSync('/proc/self/task').map((thread) => ({
      name: readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim(),
      priority: getPriority(Number(thread)),
    }));
    const helpers = threads.filter(({ name }) => name.startsWith('V8Worker'));
    expect(helpers.length).toBeGreaterThan(0);
    expect(helpers.filter(({ priority }) => priority < lowPriority)).toEqual([]);
    expect(getPriority()).toBe(before);
  });
});
