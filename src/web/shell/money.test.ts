import { expect, it } from 'vitest';
import { day, euro, weeks } from '../../domain/wording/format.ts';
import { exactEuro } from './money.ts';

it('euro, exactEuro and weeks format in Irish English', () => {
  expect([0, 950, 1234, 1_234_567, -131].map(euro)).toEqual(['€0', '€950', '€1,234', '€1,234,567', '€131']);
  expect([0, 0.1, 560, 1966.5, 1_234_567.25, -0.4].map(exactEuro)).toEqual([
    '€0.00',
    '€0.10',
    '€560.00',
    '€1,966.50',
    '€1,234,567.25',
    '−€0.40',
  ]);
  expect([0, 1, 2, 10].map(weeks)).toEqual(['0 weeks', '1 week', '2 weeks', '10 weeks']);
});

it('day formats in Dublin time, with and without daylight saving', () => {
  expect(day(Date.parse('2026-06-30T23:30:00Z'))).toBe('1 July 2026');
  expect(day(Date.parse('2026-12-31T23:30:00Z'))).toBe('31 December 2026');
});
