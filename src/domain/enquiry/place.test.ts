import { expect, it } from 'vitest';
import { placeOfEircode } from './place.ts';

it.each([
  ['D02 X285', 'Dublin 2'],
  ['D24 A1B2', 'Dublin 24'],
  ['D6W F9Y7', 'Dublin 6W'],
  ['T12 AB34', 'T12'],
])('the place of %s is %s', (eircode, place) => {
  expect(placeOfEircode(eircode)).toBe(place);
});
