import { expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { estimate } from '../app/doors/estimate.ts';
import { assumptionText } from './assumptions.ts';

it.each([
  [{}, 'I assumed a single hinged door and 900 × 2100 mm.'],
  [{ doorTypeKey: 'PIVOT', opHeight: '2200' }, 'I assumed a width of 1100 mm.'],
  [{ doorTypeKey: 'PIVOT', opWidth: '1000' }, 'I assumed a height of 2100 mm.'],
  [{ preset: 'single-left-panel', opHeight: '2100' }, 'I assumed a width of 1350 mm and a leaf 900 mm wide.'],
  [
    { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', topPanel: 'yes' },
    'I assumed a height of 2500 mm and a door 2100 mm high.',
  ],
] as const)('says what was assumed, with its value: %o', (asked, told) => {
  const [door] = estimate(book, { doors: [asked] }, 'https://doors.example.ie').doors;
  if (!door) throw new Error('no door');
  expect(assumptionText(door, door.assumed)).toBe(told);
});
