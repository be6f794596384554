import { describe, expect, it } from 'vitest';
import { parseDuration, parseRatePolicy } from '../../app/callers/rate-policy.ts';
import { durationInWords, exampleHeaders, rateInWords } from './in-force.ts';

describe('limits in the documentation', () => {
  it.each([
    ['10/1m', '10 calls a minute'],
    ['100/1h', '100 calls an hour'],
    ['100/60m', '100 calls an hour'],
    ['7/90s', '7 calls in 90 seconds'],
    ['1/1s', '1 call a second'],
    ['5000/1d', '5,000 calls a day'],
    ['20/2h', '20 calls in 2 hours'],
    ['20/24h', '20 calls a day'],
  ])('write a limit of %s as %s', (setting, words) => {
    expect(rateInWords(parseRatePolicy(setting))).toBe(words);
  });

  it('say "no limit" if no limit is configured', () => {
    expect(rateInWords(null)).toBe('no limit');
  });

  it.each([
    ['10m', '10 minutes'],
    ['60m', '1 hour'],
    ['90s', '90 seconds'],
    ['48h', '2 days'],
  ])('write a duration of %s as %s', (setting, words) => {
    expect(durationInWords(parseDuration(setting) ?? NaN)).toBe(words);
  });

  it.each([
    ['10/1m', '"anonymous";q=10;w=60', '"anonymous";r=7;t=31'],
    ['2/1s', '"anonymous";q=2;w=1', '"anonymous";r=0;t=1'],
  ])('have example headers that are possible under a limit of %s', (setting, policy, state) => {
    const limits = { anonymous: parseRatePolicy(setting), keyed: null };
    expect(exampleHeaders({ limits, duplicateWindowMs: 1000 })).toEqual({ policy, state });
  });

  it('have example headers with an invented limit if no limit is configured', () => {
    const limits = { anonymous: null, keyed: null };
    expect(exampleHeaders({ limits, duplicateWindowMs: 1000 })).toEqual({
      policy: '"anonymous";q=10;w=60',
      state: '"anonymous";r=7;t=31',
    });
  });
});
