import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { doorStrings } from '../doors/door.ts';
import { resolveDoor } from '../doors/resolve.ts';
import { assumedWords } from './assumed.ts';

function doorOf(asked: Parameters<typeof resolveDoor>[1]) {
  const resolution = resolveDoor(book, asked);
  if (!resolution.door) throw new Error('no door');
  return { door: doorStrings(resolution.door), assumed: resolution.assumed };
}

it.each([
  [{}, 'a single hinged door and 900 × 2100 mm'],
  [{ doorTypeKey: 'PIVOT', opHeight: '2200' }, 'a width of 1100 mm'],
  [{ doorTypeKey: 'PIVOT', opWidth: '1000' }, 'a height of 2100 mm'],
  [{ preset: 'single-left-panel', opHeight: '2100' }, 'a width of 1350 mm and a leaf 900 mm wide'],
  [
    { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', topPanel: 'yes' },
    'a height of 2500 mm and a door 2100 mm high',
  ],
] as const)('assumedWords lists assumptions with their values: %o', (asked, told) => {
  const { door, assumed } = doorOf(asked);
  expect(assumedWords(door, assumed)).toBe(told);
});

it('assumedWords names an assumed number of bi-fold leaves', () => {
  const { door } = doorOf({ doorTypeKey: 'BIFOLD', bifoldConfig: '3L', opWidth: '1800', opHeight: '2100' });
  expect(assumedWords(door, ['bifoldConfig'])).toBe('three leaves');
});
