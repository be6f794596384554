import { expect, it } from 'vitest';
import { machineHours } from './opening-hours.ts';

it.each([
  ['Monday to Friday 9:00 to 17:30', 'Mo-Fr 09:00-17:30'],
  ['Mon–Fri: 9am–5.30pm', 'Mo-Fr 09:00-17:30'],
  ['Mo-Fr 09:00-17:30', 'Mo-Fr 09:00-17:30'],
  ['Saturday 10 to 14', 'Sa 10:00-14:00'],
  ['Tuesday, Thursday and Sat 10:15 am until 12 pm', 'Tu,Th,Sa 10:15-12:00'],
  ['Mon to Wed, Sunday 12 am - 11:59 pm', 'Mo-We,Su 00:00-23:59'],
])('the opening hours %j become %j for search engines', (line, hours) => {
  expect(machineHours(line)).toBe(hours);
});

it.each([
  'Saturday by appointment',
  'Monday to Friday 9 to 5',
  'Every day 9:00 to 17:00',
  'Monday to Wednesday to Friday 9:00 to 17:00',
  'M 9:00 to 17:00',
  'Monday 9:60 to 17:00',
  'Monday 24:00 to 25:00',
  'Monday 0 am to 13 pm',
  'Monday 9:00 to 17:00 or later',
  '9:00 to 17:00',
  'and 9:00 to 17:00',
  '',
])('the opening hours %j have no machine-readable form', (line) => {
  expect(machineHours(line)).toBeNull();
});

it('opening hours in long, repetitive lines are parsed in less than 100 ms', () => {
  // CPU time of this thread, so that other programs have no influence.
  const started = process.threadCpuUsage();
  for (const line of ['monday '.repeat(30), `${'mo-'.repeat(66)}9`, `mo ${'9 '.repeat(98)}`])
    machineHours(line);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(100);
});
