import { expect, it } from 'vitest';
import { dayText, endOfDay, startOfDay } from './dublin-time.ts';

it.each([
  ['2026-03-02', '2026-03-02T23:59:59.999Z'],
  ['2026-07-06', '2026-07-06T22:59:59.999Z'],
  ['2026-03-29', '2026-03-29T22:59:59.999Z'],
  ['2026-10-25', '2026-10-25T23:59:59.999Z'],
])('endOfDay: in Dublin, %s ends at %s', (day, end) => {
  const at = endOfDay(day);
  expect(at === null ? null : new Date(at).toISOString()).toBe(end);
  expect(at === null ? null : dayText(at)).toBe(day);
  expect(startOfDay(day, 1)).toBe(Number(at) + 1);
  expect(dayText(startOfDay(day))).toBe(day);
  expect(dayText(startOfDay(day) - 1)).not.toBe(day);
});

it.each(['2026-02-30', 'tomorrow', '', '2026-3-2'])('endOfDay rejects %j', (text) => {
  expect(endOfDay(text)).toBeNull();
});
