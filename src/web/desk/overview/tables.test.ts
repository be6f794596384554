import { expect, it } from 'vitest';
import { shortened } from './tables.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `source ${index}`, values: [index, 100 * index] }));

it('twelve rows are shown as they are', () => {
  expect(shortened(rows(12))).toEqual(rows(12));
});

it('of more rows those after the twelfth are added up', () => {
  expect(shortened(rows(15))).toEqual([...rows(12), { name: 'All others', values: [39, 3900] }]);
});
