import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairStart } from './fair-start.ts';

let nowMs = 0;
const clock = () => nowMs;

/** As long as a request takes. */
function work(ms: number): void {
  nowMs += ms;
}

/** They are called a1, a2, b1. */
const clientOf = (name: string): string => name.replace(/\d+$/, '');

function setUp(ms: number) {
  const begun: string[] = [];
  const start = createFairStart(
    (name: string) => {
      begun.push(name);
      work(ms);
    },
    clientOf,
    clock,
  );
  const startAll = (client: string, count: number) => {
    for (let number = 1; number <= count; number += 1) start(`${client}${number}`);
  };
  return { begun, start, startAll };
}

const untilAll = async (begun: readonly string[], count: number) => {
  for (let turn = 0; turn < 1000 && begun.length < count; turn += 1) await nextTurn();
};

describe('requests that begin', () => {
  it('do so at once where there is time', () => {
    const { begun, startAll } = setUp(0);
    startAll('a', 3);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('leave time to all else after a millisecond, and none is lost', async () => {
    const { begun, startAll } = setUp(1.5);
    startAll('a', 5);
    expect(begun).toEqual(['a1']);
    const seen: number[] = [];
    while (begun.length < 5) {
      await nextTurn();
      seen.push(begun.length);
    }
    expect(seen).toEqual([...new Set(seen)]);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('do so in turns of their clients, however many one of them sends', async () => {
    const { begun, start, startAll } = setUp(1.5);
    startAll('a', 20);
    startAll('b', 20);
    await nextTurn();
    start('quiet1');
    await untilAll(begun, 41);
    expect(begun.indexOf('quiet1')).toBeLessThan(7);
    expect(begun).toHaveLength(41);
  });

  it('do several in one turn where each takes little', async () => {
    const { begun, startAll } = setUp(1.5);
    startAll('slow', 2);
    const quick = setUp(0);
    quick.startAll('a', 50);
    expect(quick.begun).toHaveLength(50);
    await untilAll(begun, 2);
    expect(begun).toHaveLength(2);
  });

  it('count what they do after waiting for something that is there', async () => {
    const begun: string[] = [];
    const start = createFairStart(
      (name: string) => {
        void Promise.resolve().then(() => {
          work(1.5);
          begun.push(name);
        });
      },
      clientOf,
      clock,
    );
    start('first');
    await Promise.resolve();
    for (const name of ['a2', 'a3', 'a4']) start(name);
    expect(begun).toEqual(['first']);
    await nextTurn();
    expect(begun.length).toBeLessThanOrEqual(2);
    await untilAll(begun, 4);
    expect(begun).toEqual(['first', 'a2', 'a3', 'a4']);
  });
});
