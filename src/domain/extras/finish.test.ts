import { expect, it } from 'vitest';
import { hexOfFinish, readFinish, sameFinish } from './finish.ts';

it.each([
  ['RAL 7016', 'RAL 7016'],
  ['ral-7016', 'RAL 7016'],
  ['RAL7016', 'RAL 7016'],
  ['#FFF', '#ffffff'],
  [' Light  gray ', 'light grey'],
  ['brass', 'brass'],
  ['RAL 7777', undefined],
  ['7016', undefined],
  ['constructor', undefined],
])('the finish "%s" is read as %s', (text, finish) => {
  expect(readFinish(text)).toBe(finish);
});

it.each([
  ['brass', '#b5a642'],
  ['black', '#1c1c1e'],
  ['RAL 9005', '#1c1c1e'],
  ['#123456', '#123456'],
  ['anthracite', '#383e42'],
])('the finish %s is drawn in %s', (finish, hex) => {
  expect(hexOfFinish(finish)).toBe(hex);
});

it.each([
  ['black', 'RAL 9005', true],
  ['#0a0a0a', 'jet black', true],
  ['#383e42', 'anthracite', true],
  ['brass', 'brass', true],
  // Bare metal has another price than the colour that is nearest to it.
  ['brass', 'RAL 1027', false],
  ['#123456', '#123456', true],
  ['#123456', '#123457', false],
])('whether %s and %s are the same finish: %s', (one, other, expected) => {
  expect(sameFinish(one, other)).toBe(expected);
  expect(sameFinish(other, one)).toBe(expected);
});
