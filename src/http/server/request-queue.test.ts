import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRequestQueue } from './request-queue.ts';

function setUp(limits = { waiting: 6, waitingPerClient: 4 }) {
  const takeTurn = createRequestQueue(limits);
  const begun: string[] = [];
  const ask = (client: string, name: string, signal?: AbortSignal) =>
    takeTurn({ client, ...(signal && { signal }) }).then(
      () => begun.push(name),
      (error: unknown) => {
        begun.push(`${name} refused`);
        return error;
      },
    );
  return { ask, begun };
}

describe('requests that take turns', () => {
  it('begin at once where nobody else does', async () => {
    const { ask, begun } = setUp();
    await ask('a', 'first');
    expect(begun).toEqual(['first']);
  });

  it('begin one in each turn of the event loop, so that others are answered in between', async () => {
    const { ask, begun } = setUp();
    for (const name of ['1', '2', '3']) void ask('a', name);
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(begun.length);
      await nextTurn();
    }
    expect(seen).toEqual([0, 2, 3, 3]);
  });

  it('begin in turns of their clients, however many one of them sends', async () => {
    const { ask, begun } = setUp();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    await ask('b', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('are refused above the share of a client, and pushed out where a client with fewer needs the place', async () => {
    const { ask, begun } = setUp({ waiting: 3, waitingPerClient: 3 });
    const asked = ['1', '2', '3', '4', '5'].map((name) => ask('a', name));
    await Promise.all([ask('b', 'b1'), ...asked]);
    expect(begun).toEqual(['1', '5 refused', '4 refused', '2', 'b1', '3']);
    expect(await asked[4]).toMatchObject({ code: 'overloaded' });
  });

  it('lose their place when the client goes away', async () => {
    const { ask, begun } = setUp();
    const leaving = new AbortController();
    void ask('a', '1');
    const gone = ask('a', '2', leaving.signal);
    const last = ask('a', '3');
    leaving.abort();
    await Promise.all([gone, last]);
    expect(begun).toEqual(['1', '2 refused', '3']);
  });

  it('begin at once again when all have begun', async () => {
    const { ask, begun } = setUp();
    await Promise.all([ask('a', '1'), ask('a', '2')]);
    await nextTurn();
    await nextTurn();
    const later = ask('a', '3');
    await Promise.resolve();
    await later;
    expect(begun).toEqual(['1', '2', '3']);
  });
});
