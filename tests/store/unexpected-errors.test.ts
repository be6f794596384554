import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testClock } from '../support/clock.ts';
import { readConfig } from '../../src/config.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { describeError } from '../../src/logging/logger.ts';
import { composeStore } from '../../src/compose/store.ts';

vi.mock(import('../../src/store/engine/open-for-service.ts'), async (original) => ({
  ...(await original()),
  openerForService: () => () => Promise.reject(new TypeError('an unforeseen error')),
}));

it('an unexpected error of the store is logged with its type and message, and makes the store unavailable', async () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const logger = pino(
    { base: null, timestamp: false, serializers: { err: describeError } },
    { write: (line: string) => lines.push(line) },
  );
  const found = vi.fn();
  const store = composeStore(readConfig({}), metrics, logger, testClock(), found);
  onTestFinished(() => store.close());
  await store.start();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 50,
      err: expect.objectContaining({ type: 'TypeError', message: 'an unforeseen error' }) as unknown,
      msg: 'the store is away; enquiries are refused until it is back',
    },
  ]);
  expect(found).not.toHaveBeenCalled();
  expect(store.trouble()).toBe('for a reason that is in the log');
  expect(await metrics.registry.metrics()).toContain('lintel_store_up 0\n');
});
