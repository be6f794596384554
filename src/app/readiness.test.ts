import { expect, it } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { readinessCheck } from './readiness.ts';

it('asks the store four times a second, however many ask, and passes on what it says', async () => {
  const clock = testClock();
  const answers = [Promise.resolve(), Promise.reject(new Error('away')), Promise.resolve()];
  let probes = 0;
  const isReady = readinessCheck(() => answers[probes++] ?? Promise.resolve(), clock);

  await Promise.all(Array.from({ length: 50 }, isReady));
  clock.advance(249);
  await isReady();
  expect(probes).toBe(1);

  clock.advance(1);
  await expect(isReady()).rejects.toThrow('away');
  await expect(isReady()).rejects.toThrow('away');
  expect(probes).toBe(2);

  clock.advance(1000);
  await isReady();
  expect(probes).toBe(3);
});
