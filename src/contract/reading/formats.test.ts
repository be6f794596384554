import { describe, expect, it } from 'vitest';
import { e164, formats } from './formats.ts';

describe('a phone number', () => {
  it.each([
    ['01 679 1234', '+35316791234'],
    ['(085) 123-4567', '+353851234567'],
    ['+353 (0)85 123 4567', '+353851234567'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1 212 555 2368', '+12125552368'],
    ['1800 123 456', '+3531800123456'],
  ])('%s is %s', (typed, standard) => {
    expect(e164(typed)).toBe(standard);
  });

  it.each([
    '',
    '1',
    '112',
    '01',
    '+',
    '+353',
    '085 123 45678901',
    'tel',
    '+999 1234567',
    '\ud800',
    '9'.repeat(300),
  ])('is not %.20j', (typed) => {
    expect(e164(typed)).toBeNull();
  });
});

describe('every form', () => {
  const odd = [
    '',
    ' ',
    '\0',
    '\ud83d',
    '\udc00@example.ie',
    'x'.repeat(100_000),
    '0'.repeat(100_000),
    '@',
    ':',
    'http://\ud800',
  ];

  it.each(Object.entries(formats))(
    '%s has an opinion on anything, and never throws',
    (_name, { accepts }) => {
      for (const text of odd) expect(typeof accepts(text)).toBe('boolean');
    },
  );
});
