import { expect, it } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { createReadinessCheck } from './readiness.ts';

it('readiness checks share one probe while it runs, and cache success but not failure', async () => {
  const clock = testClock();
  const yes = () => Promise.resolve();
  const no = () => Promise.reject(new Error('away'));
  const answers = [yes, no, no, yes];
  let probes = 0;
  const isReady = createReadinessCheck(() => (answers[probes++] ?? yes)(), clock);

  await Promise.all(Array.from({ length: 50 }, isReady));
  clock.advance(249);
  await isReady();
  expect(probes).toBe(1);

  clock.advance(1);
  await expect(isReady()).rejects.toThrow('away');
  await expect(isReady()).rejects.toThrow('away');
  expect(probes).toBe(3);
  await isReady();
  expect(probes).toBe(4);
});
