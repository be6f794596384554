import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { contact, exported, statusOf, submit } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';

it('two programs on one folder both serve, lose nothing, and know each other’s duplicates', async () => {
  const env = { DATA_DIR: await temporaryFolder(), RATE_LIMIT_ANONYMOUS: 'off' };
  const one = await startProgram({ env });
  const other = await startProgram({ env });
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  const pairs = await Promise.all(
    numbers.map((number) =>
      Promise.all([submit(one.url, contact(number)), submit(other.url, contact(number))]),
    ),
  );
  const statuses = pairs.map((pair) => pair.map(({ status }) => status).sort());
  expect(statuses).toEqual(numbers.map(() => [200, 409]));

  // The one that stays has the files to itself, and all that is in them.
  expect(await one.stop()).toEqual({ code: 0, signal: null });
  expect(await statusOf(`${other.url}/readyz`)).toBe(200);
  expect((await submit(other.url, contact(40))).status).toBe(200);
  expect((await submit(other.url, contact(0))).status).toBe(409);
  const stored = await exported(env);
  expect(new Set(stored.map(({ request }) => request.message)).size).toBe(41);
  expect(stored).toHaveLength(41);
}, 60_000);
