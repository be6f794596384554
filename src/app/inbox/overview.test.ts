import { expect, it } from 'vitest';
import { wallMs } from '../shared/clock.ts';
import { type OverviewNeeds, type OverviewRow, createOverview } from './overview.ts';

const now = wallMs(Date.parse('2026-11-20T15:00:00Z'));
const row: OverviewRow = {
  collection: 'contact_requests',
  source: '',
  status: 'new',
  stage: 'new',
  lostReason: null,
  count: 1,
};

function overviewOf(rows: Readonly<Record<string, readonly OverviewRow[]>>, minutes: readonly number[] = []) {
  const asked: string[] = [];
  let monotonic = 0;
  let isAway = false;
  const needs: OverviewNeeds = {
    store: {
      counts: (from) => {
        const day = new Date(from).toISOString().slice(0, 10);
        asked.push(day);
        return isAway ? Promise.reject(new Error('the store is away')) : Promise.resolve(rows[day] ?? []);
      },
      firstResponses: () =>
        Promise.resolve(
          minutes.map((each) => ({ receivedAt: wallMs(0), respondedAt: wallMs(each * 60_000) })),
        ),
    },
    clock: { now: () => now, monotonic: () => monotonic as ReturnType<OverviewNeeds['clock']['monotonic']> },
    openMs: (from, to) => to - from,
  };
  return {
    overview: createOverview(needs),
    asked,
    wait: (ms: number) => (monotonic += ms),
    away: (is: boolean) => (isAway = is),
  };
}

it('the overview counts enquiries by day, source, collection and stage, without rejected ones', async () => {
  const { overview } = overviewOf({
    '2026-11-20': [
      { ...row, count: 3, source: 'configurator' },
      { ...row, count: 5, status: 'rejected' },
    ],
    '2026-11-14': [
      { ...row, count: 2, status: 'held', collection: 'security_door_quotes' },
      { ...row, count: 1, stage: 'lost', lostReason: 'price' },
      { ...row, count: 4, stage: 'won' },
    ],
    '2026-11-13': [{ ...row, count: 100 }],
  });
  expect(await overview(7)).toEqual({
    days: 7,
    total: 10,
    held: 2,
    rejected: 5,
    byDay: [14, 15, 16, 17, 18, 19, 20].map((day) => ({
      day: `2026-11-${day}`,
      count: day === 14 ? 7 : day === 20 ? 3 : 0,
    })),
    bySource: [
      { name: '', count: 7 },
      { name: 'configurator', count: 3 },
    ],
    byCollection: [
      { name: 'contact_requests', count: 8 },
      { name: 'security_door_quotes', count: 2 },
    ],
    byStage: [
      { name: 'new', count: 5 },
      { name: 'won', count: 4 },
      { name: 'lost', count: 1 },
    ],
    lostFor: [{ name: 'price', count: 1 }],
    firstResponse: null,
  });
});

it('the overview has the median and the 90th percentile of first responses', async () => {
  const { overview } = overviewOf({}, [50, 10, 20, 30, 40, 60, 70, 80, 90, 900]);
  expect((await overview(30)).firstResponse).toEqual({ of: 10, half: 60 * 60_000, most: 900 * 60_000 });
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
