import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSize } from './wire.ts';

describe('a size on the wire', () => {
  it.each([
    ['900', 900],
    ['00900', 900],
    ['99999', 99_999],
    [' 900 ', 900],
    ['900.0', 900],
    ['900 mm', 900],
  ])('%j is valid', (text, size) => {
    expect(readSize(text)).toBe(size);
  });

  it.each([
    undefined,
    '',
    ' ',
    '0',
    '00000',
    '100000',
    '9 00',
    '-900',
    '9e2',
    '900.5',
    '0x9',
    '٩٠٠',
    '９００',
  ])('%j is invalid', (text) => {
    expect(readSize(text)).toBeUndefined();
  });

  it('has the same value with and without the unit mm', () => {
    const few = fc.stringMatching(/^[0-9 .,٩-]{1,7}$/);
    fc.assert(
      fc.property(few, (text) => {
        fc.pre(text.trim() !== '');
        expect(readSize(text)).toBe(readSize(`${text} mm`));
      }),
      { numRuns: 2000 },
    );
  });
});
