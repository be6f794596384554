import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { composeBackground } from './background.ts';

afterEach(() => vi.useRealTimers());

it('erases what has expired every hour, and tells of it in the log where that failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lines: string[] = [];
  const clock = testClock();
  const forgetExpired = vi.fn(() => Promise.reject(new Error('the disk reports an error')));
  const background = composeBackground({
    schedule: null,
    store: { forgetExpired },
    clock,
    metrics: createMetrics(),
    logger: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
  });
  background.start();
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(forgetExpired).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(forgetExpired).toHaveBeenCalledExactlyOnceWith(clock.steady());
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, msg: 'what has expired could not be erased; will try again' },
  ]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(forgetExpired).toHaveBeenCalledTimes(2);
  await background.stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(forgetExpired).toHaveBeenCalledTimes(2);
});
