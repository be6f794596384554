import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { wallMs } from '../app/shared/clock.ts';
import { type ErasingStore, createErasing } from './erasing.ts';

it("erasing by retention uses the store's trusted time, not a clock that has jumped ahead", async () => {
  const clock = testClock();
  clock.advance(5 * 365 * 86_400_000);
  const asked: number[] = [];
  const store = {
    forgetExpired: () => Promise.resolve(),
    eraseAgain: () => Promise.resolve([]),
    cleanUp: () => Promise.resolve('nothing'),
    retention: {
      trustedTime: () => Promise.resolve(wallMs(Date.parse('2026-11-18T12:00:00Z'))),
      // eslint-disable-next-line @typescript-eslint/require-await, require-yield
      erase: async function* (before: number) {
        asked.push(before);
      },
    },
  } as unknown as ErasingStore;
  await createErasing(store, { retentionMonths: 24, dataDir: '' }, clock, pino({ level: 'silent' })).run();
  expect(asked).toEqual([Date.parse('2024-11-18T12:00:00Z')]);
});

it('erasing waits a day between cleanings of the files, unless nothing was cleaned', async () => {
  const clock = testClock();
  const found = ['nothing', 'clean', 'clean'] as const;
  let asked = 0;
  const store = {
    forgetExpired: () => Promise.resolve(),
    eraseAgain: () => Promise.resolve([]),
    cleanUp: () => Promise.resolve(found[asked++]),
  } as unknown as ErasingStore;
  const erasing = createErasing(
    store,
    { retentionMonths: null, dataDir: '' },
    clock,
    pino({ level: 'silent' }),
  );
  const afterHours = async (hours: number) => {
    clock.advance(hours * 3_600_000);
    await erasing.run();
    return asked;
  };
  expect([await afterHours(0), await afterHours(1), await afterHours(1), await afterHours(22)]).toEqual([
    1, 2, 2, 2,
  ]);
  expect(await afterHours(1)).toBe(3);
});
