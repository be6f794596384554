import { describe, expect, it } from 'vitest';
import type { AttemptOutcome } from './delivery.ts';
import { attemptsInWords, waitsBeforeAttemptsMs } from '../../contract/events/retry-times.ts';
import { waitAfter } from './retry-times.ts';
import { settle } from './settle.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];

describe('retry times', () => {
  it('match the published schedule', () => {
    const waits = waitsBeforeAttemptsMs.map((_, attempts) => waitAfter(attempts, 0));
    expect(waits).toEqual([
      0,
      5 * second,
      5 * minute,
      30 * minute,
      ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
    ]);
    expect(waitAfter(waits.length, 0)).toBeNull();
    expect(attemptsInWords).toBe(
      'at once, then after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours, 14 hours, 20 hours and 24 hours',
    );
  });

  it('are delayed by at most a tenth, in proportion to the random number', () => {
    expect(waitAfter(2, 0.5)).toBe(5.25 * minute);
    expect(waitAfter(9, 1)).toBe(26.4 * hour);
  });
});

describe('settling a delivery', () => {
  const after = (attempts: number, outcome: AttemptOutcome) => settle({ id: 'd', attempts }, outcome, 0);
  const result = 'words';

  it('marks a success as delivered', () => {
    expect(after(3, { kind: 'delivered', result })).toEqual({
      id: 'd',
      state: 'delivered',
      attempts: 4,
      waitMs: null,
      result,
    });
  });

  it('schedules the next attempt, and fails the delivery after the last', () => {
    expect(after(0, { kind: 'failed', result })).toMatchObject({
      state: 'waiting',
      attempts: 1,
      waitMs: 5 * second,
    });
    expect(after(8, { kind: 'failed', result })).toMatchObject({
      state: 'waiting',
      attempts: 9,
      waitMs: 24 * hour,
    });
    const last = { state: 'failed', waitMs: null };
    expect(after(9, { kind: 'failed', result })).toMatchObject({ ...last, attempts: 10 });
    // Staff repeated the delivery after its last attempt.
    expect(after(10, { kind: 'failed', result })).toMatchObject({ ...last, attempts: 11 });
  });

  it('does not count a postponed or skipped delivery as an attempt', () => {
    expect(after(2, { kind: 'postponed', result, forMs: 7 })).toMatchObject({
      state: 'waiting',
      attempts: 2,
      waitMs: 7,
    });
    expect(after(2, { kind: 'skipped', result })).toMatchObject({
      state: 'skipped',
      attempts: 2,
      waitMs: null,
    });
  });

  it('fails the delivery at once if the destination is gone', () => {
    expect(after(0, { kind: 'gone', result })).toMatchObject({ state: 'failed', attempts: 1, waitMs: null });
  });
});
