import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRatePolicy, parseDuration, parseRatePolicy } from './rate-policy.ts';

describe('a duration', () => {
  it.each([
    ['90s', 90_000],
    ['10m', 600_000],
    ['24h', 86_400_000],
    ['7d', 604_800_000],
    [' 1s ', 1000],
  ])('is parsed from %j as %i ms', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });

  it.each(['', '10', 'm', '0s', '01m', '-1m', '1.5h', '1M', '1 m', '1m30s', '1e3s', '1234567890s', 'NaN'])(
    'is not parsed from %j',
    (text) => {
      expect(parseDuration(text)).toBeNull();
    },
  );
});

describe('a rate policy', () => {
  it('is parsed from a count per duration', () => {
    expect(parseRatePolicy('10/1m')).toEqual({ limit: 10, windowMs: 60_000 });
    expect(parseRatePolicy(' 100/1h ')).toEqual({ limit: 100, windowMs: 3_600_000 });
  });

  it.each([
    '',
    '10',
    '/1m',
    '10/',
    '0/1m',
    '-1/1m',
    '1.5/1m',
    '10/1m/2',
    '10/1',
    '10 per minute',
    '12345678/1m',
    'off',
  ])('is not parsed from %j', (text) => {
    expect(parseRatePolicy(text)).toBeNull();
  });

  it('can be formatted and parsed again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 999_999 }),
        (limit, seconds) => {
          const policy = { limit, windowMs: seconds * 1000 };
          expect(parseRatePolicy(formatRatePolicy(policy))).toEqual(policy);
        },
      ),
    );
    expect(formatRatePolicy({ limit: 10, windowMs: 3_600_000 })).toBe('10/1h');
    expect(formatRatePolicy({ limit: 10, windowMs: 90_000 })).toBe('10/90s');
  });
});
