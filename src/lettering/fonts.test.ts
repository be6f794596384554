import { expect, it } from 'vitest';
import { fonts } from './fonts.ts';

it('there is a plain font and a bold one, which is wider', () => {
  const widthOf = (name: keyof typeof fonts) => fonts[name].layout('H').positions[0]?.xAdvance;
  expect(fonts.plain.unitsPerEm).toBe(2048);
  expect([widthOf('plain'), widthOf('bold')]).toEqual([1540, 1714]);
});
