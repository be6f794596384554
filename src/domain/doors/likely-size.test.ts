import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { DoorTypeKey } from '../book/door-types.ts';
import { doubtOfGiven, doubtText, type SizeKind } from './likely-size.ts';

const told = (kind: SizeKind, given: number | string, type?: DoorTypeKey) => {
  const doubt = doubtOfGiven(book, { kind, given, type });
  return doubt && doubtText(doubt);
};
const small = (meant: string) => `is too small for a door: did you mean ${meant}?`;
const large = (meant: string) => `is too large for a door: did you mean ${meant}?`;
const nothingMeant = 'is too small for a door: please give millimetres, such as 900';

it.each<[SizeKind, number | string, string]>([
  // Metres, centimetres and inches, given as millimetres.
  ['width', 1.8, small('1800 mm')],
  ['width', '1.8', small('1800 mm')],
  ['width', '1,8', small('1800 mm')],
  ['width', 180, small('1800 mm or 4572 mm')],
  ['width', '180', small('1800 mm or 4572 mm')],
  ['width', 105, small('1050 mm or 2667 mm')],
  ['width', 36, small('914 mm')],
  ['width', 90, small('900 mm or 2286 mm')],
  ['width', '90 mm', small('900 mm or 2286 mm')],
  ['height', 2.1, small('2100 mm')],
  ['height', 210, small('2100 mm')],
  ['height', 80, small('2032 mm')],
  ['leaf', 90, small('900 mm')],
  ['doorHeight', 2.1, small('2100 mm')],
  ['panel', 45, small('450 mm')],
  ['wall', 2.7, small('2700 mm')],
  // Below 100 mm a size is always too small; nothing is suggested if no unit makes it a door.
  ['width', 10, nothingMeant],
  ['width', 99, small('990 mm or 2515 mm')],
  ['height', 30, nothingMeant],
  ['panel', 2, nothingMeant],
  // A digit too many, or metres instead of centimetres.
  ['width', 18_000, large('1800 mm')],
  ['width', '180 m', large('1800 mm')],
  ['width', '1800 m', large('1800 mm')],
  ['height', 21_000, large('2100 mm')],
  ['height', '21 m', large('2100 mm')],
])('a %s of %j %s', (kind, given, text) => {
  expect(told(kind, given)).toBe(text);
});

it('for a fixed panel, smaller sizes are suggested', () => {
  expect(told('width', 36, 'FIX_PANEL')).toBe(small('360 mm or 914 mm'));
  expect(told('height', 80, 'FIX_PANEL')).toBe(small('800 mm or 2032 mm'));
});

it.each<[SizeKind, number | string]>([
  ['leaf', 160],
  ['width', 300],
  ['width', '1.8 m'],
  ['width', '6 ft 8'],
  ['width', 7000],
  ['width', 9999],
  ['width', 99_999],
  ['height', 400],
  ['height', 5000],
  ['leaf', 200],
  ['panel', 150],
  ['wall', 2700],
  // Text that is not a size.
  ['width', 'wide'],
  ['width', ''],
  ['width', '0'],
  ['width', '0.02'],
])('a %s of %j is not doubted', (kind, given) => {
  expect(told(kind, given)).toBeNull();
});
