import { expect, it } from 'vitest';
import { wallMs } from '../shared/clock.ts';
import type { OverviewRow } from './overview-sums.ts';
import { type OverviewNeeds, createOverview } from './overview.ts';

const now = wallMs(Date.parse('2026-11-20T15:00:00Z'));
const row: OverviewRow = {
  collection: 'contact_requests',
  source: '',
  status: 'new',
  stage: 'new',
  lostReason: null,
  ownerId: null,
  count: 1,
  value: 0,
};

function overviewOf(rows: Readonly<Record<string, readonly OverviewRow[]>>, minutes: readonly number[] = []) {
  const asked: string[] = [];
  const answeredFrom: string[] = [];
  let monotonic = 0;
  let isAway = false;
  const needs: OverviewNeeds = {
    store: {
      counts: (from) => {
        const day = new Date(from).toISOString().slice(0, 10);
        asked.push(day);
        return isAway ? Promise.reject(new Error('the store is away')) : Promise.resolve(rows[day] ?? []);
      },
      firstResponses: (from) => {
        answeredFrom.push(new Date(from).toISOString());
        return Promise.resolve(
          minutes.map((each) => ({ receivedAt: wallMs(0), respondedAt: wallMs(each * 60_000) })),
        );
      },
    },
    clock: { now: () => now, monotonic: () => monotonic as ReturnType<OverviewNeeds['clock']['monotonic']> },
    openMs: (from, to) => to - from,
  };
  return {
    overview: createOverview(needs),
    asked,
    answeredFrom,
    wait: (ms: number) => (monotonic += ms),
    away: (is: boolean) => (isAway = is),
  };
}

it('the overview counts enquiries by day, source, collection and reason, except rejected ones', async () => {
  const { overview } = overviewOf({
    '2026-11-20': [
      { ...row, count: 3, source: 'configurator' },
      { ...row, count: 5, status: 'rejected', value: 500 },
    ],
    '2026-11-14': [
      { ...row, count: 2, status: 'held', collection: 'security_door_quotes' },
      { ...row, count: 1, stage: 'lost', lostReason: 'price' },
      { ...row, count: 4, stage: 'won' },
    ],
    '2026-11-13': [{ ...row, count: 100 }],
  });
  expect(await overview(7)).toMatchObject({
    days: 7,
    total: 10,
    held: 2,
    rejected: 5,
    byDay: [14, 15, 16, 17, 18, 19, 20].map((day) => ({
      day: `2026-11-${day}`,
      count: day === 14 ? 7 : day === 20 ? 3 : 0,
      won: 0,
    })),
    bySource: [
      { name: '', count: 7 },
      { name: 'configurator', count: 3 },
    ],
    byCollection: [
      { name: 'contact_requests', count: 8 },
      { name: 'security_door_quotes', count: 2 },
    ],
    lostFor: [{ name: 'price', count: 1 }],
    firstResponse: null,
  });
});

it('the overview adds up what is open and what was won, without held and rejected ones', async () => {
  const { overview } = overviewOf({
    '2026-11-20': [
      { ...row, count: 2, value: 1000, source: 'fair', ownerId: 'acc_a' },
      { ...row, count: 1, value: 300, stage: 'quoted', source: 'fair' },
      { ...row, count: 1, value: 7000, stage: 'won', ownerId: 'acc_b' },
      { ...row, count: 1, value: 9000, stage: 'lost', lostReason: 'price', ownerId: 'acc_a' },
      { ...row, count: 1, value: 8000, stage: 'withdrawn', source: 'fair' },
      { ...row, count: 1, value: 4000, status: 'held' },
      { ...row, count: 1, value: 6000, status: 'rejected' },
      { ...row, count: 1, value: 6000, status: 'rejected', stage: 'won' },
    ],
    '2026-11-19': [{ ...row, count: 1, value: 20, stage: 'contacted', ownerId: 'acc_a' }],
    '2026-11-18': [{ ...row, count: 1, value: 50, stage: 'won', source: 'fair' }],
  });
  const found = await overview(7);
  expect(found.pipeline).toEqual([
    { stage: 'new', count: 2, value: 1000 },
    { stage: 'contacted', count: 1, value: 20 },
    { stage: 'quoted', count: 1, value: 300 },
  ]);
  expect(found.won).toEqual({ count: 2, value: 7050 });
  expect(found.byOwner).toEqual([
    { name: 'acc_b', count: 1, open: 0, won: 7000 },
    { name: 'acc_a', count: 4, open: 1020, won: 0 },
    { name: '', count: 4, open: 300, won: 50 },
  ]);
  expect(found.bySource).toEqual([
    { name: '', count: 4, open: 20, won: 7000 },
    { name: 'fair', count: 5, open: 1300, won: 50 },
  ]);
  expect(found.byDay.map(({ won }) => won)).toEqual([0, 0, 0, 0, 50, 0, 7000]);
});

it('the overview classes first responses by business hours', async () => {
  const { overview } = overviewOf({}, [0, 59, 60, 119, 240, 479, 480, 2399, 2400, 9000]);
  expect((await overview(7)).answers).toEqual([
    { beforeHours: 1, count: 2 },
    { beforeHours: 2, count: 2 },
    { beforeHours: 4, count: 0 },
    { beforeHours: 8, count: 2 },
    { beforeHours: 16, count: 1 },
    { beforeHours: 40, count: 1 },
    { beforeHours: null, count: 2 },
  ]);
});

it('the overview has the median and the 90th percentile of first responses', async () => {
  const { overview, answeredFrom } = overviewOf({}, [50, 10, 20, 30, 40, 60, 70, 80, 90, 900]);
  expect((await overview(30)).firstResponse).toEqual({ of: 10, half: 60 * 60_000, most: 900 * 60_000 });
  expect(answeredFrom).toEqual(['2026-10-22T00:00:00.000Z']);
});

it('the overview queries the store once a minute, however many requests there are', async () => {
  const { overview, asked, wait } = overviewOf({});
  await Promise.all([overview(7), overview(7), overview(7)]);
  expect(asked).toHaveLength(7);
  wait(59_999);
  await overview(7);
  expect(asked).toHaveLength(7);
  wait(1);
  await overview(7);
  expect(asked).toHaveLength(14);
});

it('the overview does not cache a failed query', async () => {
  const { overview, away } = overviewOf({ '2026-11-20': [row] });
  away(true);
  await expect(overview(7)).rejects.toThrow('the store is away');
  away(false);
  expect((await overview(7)).total).toBe(1);
});
