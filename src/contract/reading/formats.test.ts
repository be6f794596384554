import fc from 'fast-check';
import isEmail from 'validator/lib/isEmail.js';
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
  ])('%s is normalised to %s', (typed, standard) => {
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
    'ring me on 01 679 1234 after six',
    '01 679 1234 or 085 123 4567',
    '+999 1234567',
    '\ud800',
    '9'.repeat(300),
  ])('rejects %j', (typed) => {
    expect(e164(typed)).toBeNull();
  });
});

describe('the phone format', () => {
  const { accepts, fault } = formats.phone;

  it.each(['679 1234', '6791234', '(679) 12-34', '679.1234', '31 23 45', '12345', '912345'])(
    'asks for the area code of %s, which several areas have',
    (typed) => {
      expect(accepts(typed)).toBe(false);
      expect(fault(typed)).toBe('needs its area code: please add it, such as 01 679 1234');
    },
  );

  it.each(['12', '1234', '085 123 456', '+353 1', '+6791234', '99999999', 'call me', '679 1234 x'])(
    'rejects %s as invalid',
    (typed) => {
      expect(accepts(typed)).toBe(false);
      expect(fault(typed)).toBe('must be a valid phone number; without a country code it is read as Irish');
    },
  );

  it.each(['01 679 1234', '1 679 1234', '067 91234', '85 123 4567', '1800 123 456', '+353 67 91234'])(
    'accepts %s, which only one area or country has',
    (typed) => {
      expect(accepts(typed)).toBe(true);
    },
  );
});

describe('a web address', () => {
  it('accepts a host of maximum length, and rejects longer hosts, which would be slow to parse', () => {
    const host = (labels: number) => `${'a'.repeat(60)}.`.repeat(labels) + 'ie';
    expect(formats.uri.accepts(`https://${host(4)}/plan.pdf`)).toBe(true);
    expect(formats.uri.accepts(`https://user:word@${host(4)}:8443`)).toBe(true);
    expect(formats.uri.accepts(`https://${host(9)}/plan.pdf`)).toBe(false);
  });
});

describe('every format', () => {
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

  it.each(Object.entries(formats))('%s handles any text without throwing', (_name, { accepts }) => {
    expect(odd.map((text) => typeof accepts(text))).toEqual(odd.map(() => 'boolean'));
  });
});

it('an e-mail address has no control or invisible characters, line separators or direction marks', () => {
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const hostile = [
    ...[...from(0x00, 0x20), ...from(0x7f, 0xa0), 0xad, 0x061c, ...from(0x200b, 0x200f)],
    ...[...from(0x2028, 0x202e), ...from(0x2060, 0x2069), 0xfeff, 0x3164, 0xe0041],
  ];
  const accepted = hostile.filter((code) => {
    const one = String.fromCodePoint(code);
    return [`aoife${one}x@example.ie`, `aoife@exa${one}mple.ie`].some(formats['idn-email'].accepts);
  });
  expect(accepted.map((code) => `U+${code.toString(16)}`)).toEqual([]);
  for (const address of ['seán@fáinne.ie', '田中@例え.jp', 'שלום@example.ie'])
    expect(formats['idn-email'].accepts(address)).toBe(true);
});

it('the fast path for e-mail addresses accepts exactly those that the full check accepts', () => {
  const letters = fc.constantFrom(
    'a',
    'Z',
    '7',
    '.',
    '-',
    '_',
    '+',
    '@',
    'é',
    ' ',
    '"',
    'ſ',
    'K',
    'com',
    'ie',
    'xn--',
    'gmail.com',
  );
  const part = fc.array(letters, { maxLength: 8 }).map((all) => all.join(''));
  const long = fc.integer({ min: 50, max: 70 }).map((length) => 'a'.repeat(length));
  const name = fc.oneof({ weight: 9, arbitrary: part }, { weight: 1, arbitrary: long });
  const address = fc
    .tuple(name, name, fc.constantFrom('.ie', '.com', '.c', '.1a', '.-ie', ''))
    .map(([who, host, end]) => `${who}@${host}${end}`);
  fc.assert(
    fc.property(address, (text) => {
      expect(formats['idn-email'].accepts(text)).toBe(isEmail(text, { allow_utf8_local_part: true }));
    }),
    { numRuns: 5000 },
  );
});
