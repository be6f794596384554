import { expect, it } from 'vitest';
import { contactPath, post, unlimited, validBody } from '../api/requests.ts';
import { createQuote } from '../support/door-quotes.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type TestService, startService } from '../support/service.ts';

const day = 86_400_000;
const linkLife = 90 * day;
const rowsIn = async ({ env }: TestService, table: string) => (await rawRows(env, table)).length;

it('the service erases expired rows soon after its start', async () => {
  const service = await startService('embedded', {
    env: { ...unlimited, HOST: '127.0.0.1', PORT: '0' },
    listening: true,
  });
  const headers = { 'idempotency-key': 'k' };
  await post(service, contactPath, validBody(contactPath), { headers });
  await createQuote(service);
  service.clock.advance(linkLife + 7 * day);
  expect(await rowsIn(service, 'idempotency_keys')).toBe(1);
  const left = async () => [
    await rowsIn(service, 'duplicate_guards'),
    await rowsIn(service, 'idempotency_keys'),
    await rowsIn(service, 'door_quotes'),
  ];
  await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0, 0]);
  expect(await rowsIn(service, 'enquiries')).toBe(1);
});
