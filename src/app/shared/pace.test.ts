import { expect, it } from 'vitest';
import { createPace, createWaits } from './pace.ts';

function setUp() {
  const clock = { at: 5000 };
  return { clock, waitOf: createWaits({ atOnce: 3, everyMs: 20, waiting: 2 }, () => clock.at) };
}

it('a pace starts a burst at once, delays further requests, and refuses requests when its queue is full', () => {
  const { waitOf } = setUp();
  expect(Array.from({ length: 6 }, () => waitOf('a'))).toEqual([0, 0, 0, 20, 40, null]);
});

it('a pace delays each client separately', () => {
  const { waitOf } = setUp();
  for (let asked = 0; asked < 6; asked += 1) waitOf('a');
  expect(waitOf('b')).toBe(0);
});

it('a pace with a full queue accepts a request once a waiting request has started', () => {
  const { clock, waitOf } = setUp();
  for (let asked = 0; asked < 50; asked += 1) waitOf('a');
  clock.at += 20;
  expect([waitOf('a'), waitOf('a')]).toEqual([40, null]);
});

it('a pace allows a new burst after a time without requests', () => {
  const { clock, waitOf } = setUp();
  for (let asked = 0; asked < 5; asked += 1) waitOf('a');
  clock.at += 100;
  expect(Array.from({ length: 4 }, () => waitOf('a'))).toEqual([0, 0, 0, 20]);
});

it('a pace never delays a client that stays below the rate', () => {
  const { clock, waitOf } = setUp();
  for (let asked = 0; asked < 1000; asked += 1) {
    expect(waitOf('a')).toBe(0);
    clock.at += 20;
  }
});

it('a pace does not forget the burst of a client when 2,500 others follow', () => {
  const { waitOf } = setUp();
  for (let asked = 0; asked < 4; asked += 1) waitOf('a');
  for (let other = 0; other < 2500; other += 1) waitOf(`client ${other}`);
  expect(waitOf('a')).toBe(40);
});

it('a pace resolves to true after the wait, to false if the client disconnects or the queue is full', async () => {
  const keepPace = createPace({ atOnce: 1, everyMs: 100, waiting: 2 });
  const leaving = new AbortController();
  const asked = [undefined, undefined, leaving.signal, undefined].map((signal) =>
    keepPace({ client: 'a', ...(signal && { signal }) }),
  );
  leaving.abort();
  expect(await Promise.all(asked)).toEqual([true, true, false, false]);
});
