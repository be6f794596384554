import { describe, expect, it } from 'vitest';
import { standardEircode } from './eircode.ts';

describe('an Eircode', () => {
  it.each([
    ['D02 X285', 'D02 X285'],
    ['d02x285', 'D02 X285'],
    [' A65-F4E2 ', 'A65 F4E2'],
    ['D6W XY00', 'D6W XY00'],
    ['T12\u00a0AB12', null],
    ['T12\u00a0AC12', 'T12 AC12'],
  ])('%j normalises to %j', (typed, standard) => {
    expect(standardEircode(typed)).toBe(standard);
  });

  it('has only letters that are hard to mistake for other letters', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const used = Array.from('ACDEFHKNPRTVWXY');
    expect(letters.filter((letter) => standardEircode(`${letter}12 3456`) !== null)).toEqual(used);
    expect(letters.filter((letter) => standardEircode(`D02 ${letter}45${letter}`) !== null)).toEqual(used);
    expect(standardEircode('Y90 1278')).toBe('Y90 1278');
  });

  it.each([
    '',
    'D02',
    'D02 X28',
    'D02 X2855',
    'B02 X285',
    'D6X X285',
    'DD2 X285',
    'Main Street',
    'D02 X285 Dublin',
  ])('rejects %j', (typed) => {
    expect(standardEircode(typed)).toBeNull();
  });
});
