import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './trigrams.ts';

const trigramsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));

describe('partsOf', () => {
  it.each([
    [['number', '500137'], ['500', '001', '013', '137'], ['500137']],
    [['p500137@example.ie'], ['p50', '500', '001', '013', '137', '37@'], ['p500137@']],
    [
      ['steel', 'doors'],
      ['ste', 'tee', 'eel', 'doo', 'oor', 'ors'],
      ['steel', 'doors'],
    ],
    [['abcdefg'], ['abc', 'cde', 'efg'], ['abc', 'cde', 'efg']],
    [['at', 'home'], ['hom'], ['hom']],
  ])('splits %j, of which %j are selective, into %j', (words, selective, expected) => {
    expect(partsOf(words, selective)).toEqual(expected);
  });

  it('returns parts of the words that contain exactly the selective trigrams', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), fc.array(fc.nat(), { maxLength: 8 }), (words, picks) => {
        const all = [...new Set(words.flatMap(trigramsOf))];
        const selective = new Set(picks.flatMap((pick) => all[pick % (all.length || 1)] ?? []));
        const parts = partsOf(words, [...selective]);
        expect(new Set(parts.flatMap(trigramsOf))).toEqual(selective);
        for (const part of parts) expect(words.some((each) => each.includes(part))).toBe(true);
      }),
    );
  });
});
