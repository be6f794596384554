import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRequestQueue } from './request-queue.ts';

function setUp(limits = { waiting: 6, waitingPerClient: 4 }) {
  const takeTurn = createRequestQueue(limits);
  const started: string[] = [];
  const enqueue = (client: string, name: string, signal?: AbortSignal) =>
    takeTurn({ client, ...(signal && { signal }) }).then(
      () => started.push(name),
      (error: unknown) => {
        started.push(`${name} refused`);
        return error;
      },
    );
  return { enqueue, started };
}

describe('the request queue', () => {
  it('starts a request at once while idle', async () => {
    const { enqueue, started } = setUp();
    await enqueue('a', 'first');
    expect(started).toEqual(['first']);
  });

  it('starts one request per turn of the event loop', async () => {
    const { enqueue, started } = setUp();
    for (const name of ['1', '2', '3']) void enqueue('a', name);
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(started.length);
      await nextTurn();
    }
    expect(seen).toEqual([0, 2, 3, 3]);
  });

  it('takes turns between clients', async () => {
    const { enqueue, started } = setUp();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void enqueue('a', name);
    await enqueue('b', 'b1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  it('limits the requests of a client, and evicts some for a client with fewer', async () => {
    const { enqueue, started } = setUp({ waiting: 3, waitingPerClient: 3 });
    const asked = ['1', '2', '3', '4', '5'].map((name) => enqueue('a', name));
    await Promise.all([enqueue('b', 'b1'), ...asked]);
    expect(started).toEqual(['1', '5 refused', '4 refused', '2', 'b1', '3']);
    expect(await asked[4]).toMatchObject({ code: 'overloaded' });
  });

  it('drops a request whose client disconnects', async () => {
    const { enqueue, started } = setUp();
    const disconnect = new AbortController();
    void enqueue('a', '1');
    const gone = enqueue('a', '2', disconnect.signal);
    const last = enqueue('a', '3');
    disconnect.abort();
    await Promise.all([gone, last]);
    expect(started).toEqual(['1', '2 refused', '3']);
  });

  it('starts a request at once after the queue has emptied', async () => {
    const { enqueue, started } = setUp();
    await Promise.all([enqueue('a', '1'), enqueue('a', '2')]);
    await nextTurn();
    await nextTurn();
    const later = enqueue('a', '3');
    await Promise.resolve();
    await later;
    expect(started).toEqual(['1', '2', '3']);
  });
});
