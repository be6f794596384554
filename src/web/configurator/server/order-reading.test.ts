import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { postedDoors } from './order-reading.ts';

it.each([
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['many', 1],
  ['2', 2],
  ['20', 20],
  ['21', 20],
  ['1000000000', 20],
])('a posted count of %j doors is read as %i', (doors, count) => {
  const fields = new Map([
    ['doors', doors],
    ['d1-type', 'PIVOT'],
  ]);
  const types = postedDoors(book, fields).map(({ type }) => type);
  expect(types).toHaveLength(count);
  expect(types.flatMap((type, index) => (type === 'PIVOT' ? [index] : []))).toEqual(count > 1 ? [1] : []);
});

it('postedDoors reads one door if the form has no count', () => {
  expect(postedDoors(book, new Map())).toHaveLength(1);
});
