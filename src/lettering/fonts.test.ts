import { expect, it } from 'vitest';
import { houseLetters, lettersFor, wideLetters } from './fonts.ts';

it('there is a plain font and a bold one, which is wider', () => {
  const widthOf = (name: 'plain' | 'bold') => houseLetters[name].layout('H').positions[0]?.xAdvance;
  expect(houseLetters.plain.unitsPerEm).toBe(1000);
  expect([widthOf('plain'), widthOf('bold')]).toEqual([678, 688]);
});

it.each(['Séamus Ó hÉanaí, Dún Laoghaire', '900 × 2100 mm · €2,460 – “so”', 'Käse, façade, niño, øl, ½ m²'])(
  'a text in western Europe’s letters is in the house’s family: %s',
  (text) => {
    expect(lettersFor(text)).toBe(houseLetters);
  },
);

it.each(['Łazienka', 'Κουζίνα', 'Кухня', 'مطبخ', 'from 900 → 950'])(
  'a text with other letters is in the wide family: %s',
  (text) => {
    expect(lettersFor(text)).toBe(wideLetters);
  },
);
