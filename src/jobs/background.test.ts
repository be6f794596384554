import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createBackground } from './background.ts';

afterEach(() => vi.useRealTimers());

it('background jobs erase expired data soon after the start, then hourly, and log a failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lines: string[] = [];
  const clock = testClock();
  const forgetExpired = vi.fn(() => Promise.reject(new Error('the disk reports an error')));
  const never = () => {
    throw new Error('nobody expected this');
  };
  const background = createBackground({
    schedule: null,
    config: { retentionMonths: 24, dataDir: '/nowhere' },
    store: {
      forgetExpired,
      eraseAgain: never,
      cleanUp: never,
      retention: { trustedTime: never, erase: never },
    },
    clock,
    learnedModel: { start: () => undefined, stop: () => undefined },
    metrics: createMetrics(),
    logger: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
  });
  background.start();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(forgetExpired).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(forgetExpired).toHaveBeenCalledExactlyOnceWith(clock.steady());
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, msg: 'what has had its time could not be erased; will try again' },
  ]);
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(forgetExpired).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(forgetExpired).toHaveBeenCalledTimes(2);
  await background.stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(forgetExpired).toHaveBeenCalledTimes(2);
});
