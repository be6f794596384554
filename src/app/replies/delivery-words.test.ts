import { expect, it } from 'vitest';
import { steadyMs } from '../shared/clock.ts';
import { deliveryWords } from './delivery-words.ts';

const at = steadyMs(Date.parse('2026-03-02T17:20:00Z'));
const waiting = {
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: at,
  finishedAt: null,
  lastResult: null,
} as const;
const refused = 'no connection to the server (ECONNREFUSED)';

it.each([
  [null, 'On its way to the mail server.'],
  [waiting, 'On its way to the mail server.'],
  [
    {
      ...waiting,
      state: 'delivered',
      attempts: 1,
      finishedAt: at,
      lastResult: 'taken by the server',
    } as const,
    'Taken by the mail server on 2 March 2026, 17:20.',
  ],
])('a reply whose delivery is %j is no trouble', (delivery, text) => {
  expect(deliveryWords(delivery)).toEqual({ text, isTrouble: false });
});

it.each([
  [
    { ...waiting, attempts: 1, lastResult: refused },
    `Not delivered: ${refused}. Tried once; tried again on 2 March 2026, 17:20.`,
  ],
  [
    { ...waiting, attempts: 3, lastResult: refused },
    `Not delivered: ${refused}. Tried 3 times; tried again on 2 March 2026, 17:20.`,
  ],
  [
    { ...waiting, state: 'failed', attempts: 10, finishedAt: at, lastResult: refused } as const,
    `Not delivered: ${refused}. Tried 10 times; it is not tried again.`,
  ],
  [
    { ...waiting, state: 'skipped', finishedAt: at, lastResult: 'refused for good (550 5.1.1)' } as const,
    'Not sent: refused for good (550 5.1.1).',
  ],
])('a reply whose delivery is %j is trouble', (delivery, text) => {
  expect(deliveryWords(delivery)).toEqual({ text, isTrouble: true });
});
