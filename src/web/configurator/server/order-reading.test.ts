import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { addressDesigns, postedDoors } from './order-reading.ts';

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

it.each([
  [{}, [], true, false],
  [{ door: 'tPIVOT' }, ['PIVOT'], false, false],
  [{ door: ['tPIVOT', 'tSLIDING'] }, ['PIVOT', 'SLIDING'], false, false],
  [{ door: ['tPIVOT', '<'] }, ['PIVOT'], false, true],
  [{ door: '<' }, [], true, true],
  [{ 'door[]': 'tPIVOT' }, [], true, true],
  [{ 'door[0]': 'tPIVOT', door: 'tSLIDING' }, ['SLIDING'], false, true],
  [{ doors: '3' }, [], true, false],
])('the doors of an address are read: %j', (query, types, begins, damaged) => {
  const read = addressDesigns(query);
  expect(read).toMatchObject({ begins, damaged });
  const standard = begins ? ['DOUBLE_HINGED'] : types;
  expect(read.designs.map(({ door }) => door.doorTypeKey)).toEqual(standard);
});

it('an address has at most 20 doors, and is damaged by one more', () => {
  const doors = (count: number) => addressDesigns({ door: Array.from({ length: count }, () => 'tPIVOT') });
  expect([doors(20).designs.length, doors(20).damaged]).toEqual([20, false]);
  expect([doors(21).designs.length, doors(21).damaged]).toEqual([20, true]);
});
