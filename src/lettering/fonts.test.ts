import { expect, it } from 'vitest';
import { houseLetters, lettersFor, wideLetters } from './fonts.ts';

it('houseLetters has a plain font and a wider bold font', () => {
  const widthOf = (name: 'plain' | 'bold') => houseLetters[name].layout('H').positions[0]?.xAdvance;
  expect(houseLetters.plain.unitsPerEm).toBe(1000);
  expect([widthOf('plain'), widthOf('bold')]).toEqual([678, 688]);
});

it.each(['Séamus Ó hÉanaí, Dún Laoghaire', '900 × 2100 mm · €2,460 – “so”', 'Käse, façade, niño, øl, ½ m²'])(
  'lettersFor returns the default fonts for a text with western European letters: %s',
  (text) => {
    expect(lettersFor(text)).toBe(houseLetters);
  },
);

it.each(['Łazienka', 'Κουζίνα', 'Кухня', 'مطبخ', 'from 900 → 950'])(
  'lettersFor returns the wide fonts for a text with other letters: %s',
  (text) => {
    expect(lettersFor(text)).toBe(wideLetters);
  },
);
