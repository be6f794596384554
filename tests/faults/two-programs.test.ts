import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { contact, exported, statusOf, submit } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';

const warning = /^Another service uses \S+ as well: [^\n]+$/m;
const whole = /Mail is off/;

it('a program warns if another one uses its data folder, but not if the others were killed', async () => {
  const env = { DATA_DIR: await temporaryFolder() };
  const first = await startProgram({ env });
  await expect.poll(() => first.stdout()).toMatch(whole);
  expect(first.stdout()).not.toMatch(warning);
  const second = await startProgram({ env });
  await expect.poll(() => second.stdout()).toMatch(whole);
  expect(second.stdout()).toMatch(warning);
  await expect.poll(() => second.logs()).toContain('another service uses the same data folder');
  await first.kill9();
  const third = await startProgram({ env });
  await expect.poll(() => third.stdout()).toMatch(warning);
  await Promise.all([second.kill9(), third.kill9()]);
  const last = await startProgram({ env });
  await expect.poll(() => last.stdout()).toMatch(whole);
  expect(last.stdout()).not.toMatch(warning);
}, 60_000);

it('two programs on one folder both serve, lose nothing, and refuse each other’s duplicates', async () => {
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

  // The remaining program has exclusive use of the files, with all rows.
  expect(await one.stop()).toEqual({ code: 0, signal: null });
  expect(await statusOf(`${other.url}/readyz`)).toBe(200);
  expect((await submit(other.url, contact(40))).status).toBe(200);
  expect((await submit(other.url, contact(0))).status).toBe(409);
  const stored = await exported(env);
  expect(new Set(stored.map(({ request }) => request.message)).size).toBe(41);
  expect(stored).toHaveLength(41);
}, 60_000);
