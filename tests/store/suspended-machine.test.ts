import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { contactPath, idOf, post, validBody } from '../api/requests.ts';
import { testMachine } from '../support/clock.ts';
import { startService } from '../support/service.ts';

const windowMs = 1500;

it('a node uses the time of PostgreSQL from its first request after its machine was suspended', async () => {
  const clock = testMachine(Date.now()).startProgram();
  const env = { DUPLICATE_WINDOW: '2s' };
  const service = await startService('postgres', { clock, env });
  const body = validBody(contactPath);
  const first = await post(service, contactPath, body);
  expect(first.statusCode).toBe(200);
  expect((await post(service, contactPath, body)).statusCode).toBe(409);
  // During a suspension the clocks of PostgreSQL and of the wall advance, but not the node's monotonic clock.
  await sleep(windowMs + 600);
  clock.setWallClock(windowMs + 600);
  const later = await post(service, contactPath, body);
  expect([later.statusCode, idOf(later) === idOf(first)]).toEqual([200, false]);
  // Setting the wall clock while the node runs has no effect.
  clock.setWallClock(-86_400_000);
  expect((await post(service, contactPath, body)).statusCode).toBe(409);
});
