import { describe, expect, it } from 'vitest';
import { type ClockTrust, monthsBefore, trustClock } from './retention.ts';

it.each([
  ['2026-11-16T10:00:00Z', 24, '2024-11-16T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-03-31T00:00:00Z', 1, '2024-02-29T00:00:00.000Z'],
  ['2024-02-29T00:00:00Z', 12, '2023-02-28T00:00:00.000Z'],
  ['2026-01-01T00:00:00Z', 1, '2025-12-01T00:00:00.000Z'],
  ['2026-01-01T00:00:00Z', 1200, '1926-01-01T00:00:00.000Z'],
])('monthsBefore: %s less %i months is %s', (at, months, before) => {
  expect(new Date(monthsBefore(Date.parse(at), months)).toISOString()).toBe(before);
});

describe('the trusted time', () => {
  const hour = 3_600_000;
  const day = 24 * hour;
  const year = 365 * day;
  const start: ClockTrust = { trustedAt: null, leapAt: null };
  /** The trust after hourly checks over a period. */
  const watched = (trust: ClockTrust, from: number, to: number) => {
    let seen = trust;
    for (let now = from; now <= to; now += hour) seen = trustClock(seen, now);
    return seen;
  };
  const trusted = watched(start, year, year + 2 * day);

  it('is first set after a day of hourly checks', () => {
    expect(watched(start, year, year + day - hour).trustedAt).toBeNull();
    expect(watched(start, year, year + day).trustedAt).toBe(year + day);
    expect(trusted).toEqual({ trustedAt: year + 2 * day, leapAt: null });
  });

  it('moves on after a weekend without checks', () => {
    expect(trustClock(trusted, year + 5 * day).trustedAt).toBe(year + 5 * day);
  });

  it('stays for a day after the clock suddenly jumps ahead', () => {
    expect(watched(trusted, 20 * year, 20 * year + day - hour).trustedAt).toBe(year + 2 * day);
    expect(watched(trusted, 20 * year, 20 * year + day).trustedAt).toBe(20 * year + day);
  });

  it('moves on at once when the clock is corrected', () => {
    const wrong = watched(trusted, 20 * year, 20 * year + 5 * hour);
    const right = trustClock(wrong, year + 2 * day + 6 * hour);
    expect(right).toEqual({ trustedAt: year + 2 * day + 6 * hour, leapAt: null });
  });

  it('stays for another day after a second jump', () => {
    const first = trustClock(trusted, 10 * year);
    expect(trustClock(first, 30 * year)).toEqual({ trustedAt: year + 2 * day, leapAt: 30 * year });
    expect(trustClock(trustClock(trusted, 30 * year), 10 * year).leapAt).toBe(10 * year);
  });

  it('moves back at once when the clock is set back', () => {
    expect(trustClock(trusted, hour)).toEqual({ trustedAt: hour, leapAt: null });
  });
});
