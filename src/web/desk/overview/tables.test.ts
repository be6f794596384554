import { expect, it } from 'vitest';
import type { Overview } from '../../../app/inbox/overview.ts';
import { overviewTables, shortened } from './tables.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `source ${index}`, values: [index, 100 * index] }));

it('twelve rows are shown as they are', () => {
  expect(shortened(rows(12))).toEqual(rows(12));
});

it('of more rows those after the twelfth are added up', () => {
  expect(shortened(rows(15))).toEqual([...rows(12), { name: 'All others', values: [39, 3900] }]);
});

it('the tables of the overview name their rows, with the numbers in the order of the columns', () => {
  const brought = (name: string) => ({ name, count: 3, open: 2000, won: 5000 });
  const overview: Overview = {
    ...{
      days: 7,
      total: 0,
      held: 0,
      rejected: 0,
      won: { count: 0, value: 0 },
      byCollection: [],
      lostFor: [],
    },
    byDay: [{ day: '2026-11-20', count: 4, won: 700 }],
    pipeline: [{ stage: 'quoted', count: 2, value: 900 }],
    byOwner: [brought(''), brought('acc_a')],
    bySource: [brought(''), brought('fair')],
    firstResponse: null,
    answers: [
      { beforeHours: 1, count: 5 },
      { beforeHours: 2, count: 6 },
      { beforeHours: null, count: 7 },
    ],
  };
  const tables = overviewTables(overview, (id) => `name of ${id}`);
  const row = (name: string, ...values: number[]) => ({ name, values });
  expect(tables.map(({ id, columns, rows: shown }) => [id, columns.map(({ name }) => name), shown])).toEqual([
    ['pipeline', ['Enquiries', 'Open'], [row('Quoted', 2, 900)]],
    ['answers', ['Answers'], [row('Less than 1 hour', 5), row('1 to 2 hours', 6), row('2 hours or more', 7)]],
    [
      'owners',
      ['Enquiries', 'Open', 'Won'],
      [row('Nobody’s', 3, 2000, 5000), row('name of acc_a', 3, 2000, 5000)],
    ],
    ['sources', ['Enquiries', 'Open', 'Won'], [row('Not said', 3, 2000, 5000), row('fair', 3, 2000, 5000)]],
    ['won', ['Won'], [row('2026-11-20', 700)]],
    ['enquiries', ['Enquiries'], [row('2026-11-20', 4)]],
  ]);
});
