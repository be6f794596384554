import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SlidingWindow } from './sliding-window.ts';

const policy = { limit: 3, windowMs: 1000 };

describe('SlidingWindow', () => {
  it('accepts up to the limit in any period of its length', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(700), { maxLength: 300 }), (gaps) => {
        const window = new SlidingWindow(policy);
        const times: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const allowed = times.filter((time) => time > now - policy.windowMs).length < policy.limit;
          expect(window.take(now)).toBe(allowed);
          if (allowed) times.push(now);
        }
      }),
    );
  });

  it('reports exactly when the next call is accepted', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(700), { minLength: 1, maxLength: 50 }), (gaps) => {
        const window = new SlidingWindow(policy);
        let now = 0;
        for (const gap of gaps) window.take((now += gap));
        while (window.remaining > 0) window.take(now);
        const wait = window.resetMs(now);
        expect(window.take(now + wait - 1)).toBe(false);
        expect(window.take(now + wait)).toBe(true);
      }),
    );
  });

  it('is empty at first, and again when all calls have expired', () => {
    const window = new SlidingWindow(policy);
    expect([window.remaining, window.resetMs(0), window.isSpent(0)]).toEqual([3, 0, true]);
    window.take(0);
    expect([window.remaining, window.resetMs(999), window.isSpent(999)]).toEqual([2, 1, false]);
    expect(window.isSpent(1000)).toBe(true);
  });

  it('blocks until enough calls have expired when its limit is lowered', () => {
    const window = new SlidingWindow(policy);
    for (const time of [0, 100, 200]) window.take(time);
    window.adopt({ limit: 1, windowMs: 1000 }, 300);
    expect([window.remaining, window.resetMs(300)]).toEqual([0, 900]);
    expect(window.take(1199)).toBe(false);
    expect(window.take(1200)).toBe(true);
  });

  it('accepts more calls at once when its limit is raised', () => {
    const window = new SlidingWindow(policy);
    for (const time of [0, 0, 0]) window.take(time);
    window.adopt({ limit: 5, windowMs: 1000 }, 1);
    expect(window.remaining).toBe(2);
  });

  it('keeps counting correctly after it has discarded many expired calls', () => {
    const wide = { limit: 50, windowMs: 1000 };
    const window = new SlidingWindow(wide);
    for (let time = 0; time < 500; time += 10) expect(window.take(time)).toBe(true);
    expect([window.remaining, window.take(999), window.resetMs(999)]).toEqual([0, false, 1]);
    window.adopt(wide, 1400);
    expect([window.remaining, window.resetMs(1400), window.spentInMs(1400)]).toEqual([41, 10, 90]);
    for (let count = 0; count < 41; count += 1) expect(window.take(1400)).toBe(true);
    expect([window.remaining, window.take(1409), window.resetMs(1409)]).toEqual([0, false, 1]);
    expect([window.take(1410), window.take(1410)]).toEqual([true, false]);
  });
});
