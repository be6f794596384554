import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';

describe('a text', () => {
  it.each([
    ['no characters', ''],
    ['spaces', ' \t\r\n\u00a0\u2003\u3000'],
    ['a zero-width space', '\u200b'],
    ['joiners', '\u200c\u200d\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['the Braille blank', '\u2800'],
    ['marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2069'],
    ['variation selectors and tags', '\ufe0f\u{e0020}\u{e0100}'],
    ['control characters', '\u0001\u007f\u0085'],
    ['all of these in turn', ' \u200b \u3164 \u00ad '],
  ])('of %s is blank', (_, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each([
    ['a letter', 'a'],
    ['a letter after invisible characters', '\u200b\u3164a'],
    ['letters joined by a zero-width character', 'می\u200cخواهم'],
    ['an emoji', '👩\u200d👩\u200d👧'],
    ['a hyphen', '-'],
    ['a right-to-left name', '\u202bעלי\u202c'],
    ['an accent', '\u0301'],
  ])('with %s is not blank', (_, text) => {
    expect(isBlank(text)).toBe(false);
  });

  it('is checked in linear time', () => {
    const long = '\u200b'.repeat(100_000);
    expect(isBlank(long)).toBe(true);
    expect(isBlank(`${long}a`)).toBe(false);
  });
});
