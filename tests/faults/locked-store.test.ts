import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { contact, exported, statusOf, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { createDatabase } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { sendHeard, statuses } from '../support/raw-socket.ts';
import { lockStore } from '../support/sqlite-lock.ts';
import { backWithinMs, msUntilTaken } from '../support/store-away.ts';
import { unlessHeldUp } from '../support/unless-held-up.ts';

it('enquiries get a 503 after two seconds of waiting for a locked store, however many they are', async () => {
  const program = await startProgram();
  const lock = await lockStore(program.dataDir);

  const begun = performance.now();
  const submissions = [1, 2, 3, 4, 5].map((number) => submit(program.url, contact(number)));
  const waiting = Promise.all(submissions);
  let settled = false;
  void Promise.race(submissions).finally(() => (settled = true));
  // Other requests are not delayed. They are sent concurrently, because a busy machine may need two seconds
  // in sequence.
  const others = [...Array<string>(20).fill('/healthz'), '/openapi.json'];
  const answers = await Promise.all(others.map((path) => statusOf(`${program.url}${path}`)));
  expect(settled).toBe(false);
  expect(answers).toEqual(others.map(() => 200));

  for (const { status, headers, body } of await waiting) {
    expect([status, body['code'], headers.has('retry-after')]).toEqual([503, 'store_unavailable', true]);
  }
  const waited = performance.now() - begun;
  expect(waited).toBeGreaterThan(1900);
  const figures = figuresOf('a locked database', 'the embedded store');
  // The two seconds of waiting, plus the time of the answer.
  figures.within('503 after 2 s of waiting, in', [waited], 2500);

  await lock.release();
  figures.within('taking enquiries again', [await msUntilTaken(program.url, 1)], backWithinMs);
  expect(await statusOf(`${program.url}/readyz`)).toBe(200);
  expect(await exported({ DATA_DIR: program.dataDir })).toMatchObject([{ request: contact(1) }]);
});

it('enquiries get a 503 after five seconds of waiting for a locked table of PostgreSQL', async () => {
  const DATABASE_URL = await createDatabase();
  const program = await startProgram({ env: { DATABASE_URL } });
  const other = new pg.Client({ connectionString: DATABASE_URL });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('lock table enquiries in access exclusive mode');
  const begun = performance.now();
  const waiting = Promise.all([1, 2, 3].map((number) => submit(program.url, contact(number))));
  for (let asked = 0; asked < 20; asked += 1) expect(await statusOf(`${program.url}/healthz`)).toBe(200);
  for (const { status, headers } of await waiting)
    expect([status, headers.has('retry-after')]).toEqual([503, true]);
  const figures = figuresOf('a locked database', 'PostgreSQL');
  figures.within('503 after 5 s of waiting, in', [performance.now() - begun], 6000);
  await other.query('commit');
  figures.within('taking enquiries again', [await msUntilTaken(program.url, 1)], backWithinMs);
  expect(await exported({ DATABASE_URL })).toHaveLength(1);
}, 60_000);

async function lockForAMoment() {
  const program = await startProgram();
  const lock = await lockStore(program.dataDir);
  const bodies = [1, 2, 3].map((number) => JSON.stringify(contact(number)));
  let sentAt = 0;
  const sending = () => (sentAt = performance.now());
  const waiting = await sendHeard(program.url, '/api/contact', bodies, sending);
  const before = waiting.map(({ received }) => statuses(received()));
  await lock.release();
  return { program, waiting, before, tookMs: performance.now() - sentAt };
}

it('enquiries are accepted if the lock of the store is released in time', async () => {
  // The store waits two seconds for a lock.
  const { program, waiting, before } = await unlessHeldUp(1900, lockForAMoment);
  expect(before).toEqual([[100], [100], [100]]);
  for (const { received } of waiting) await expect.poll(() => statuses(received())).toEqual([100, 200]);
  expect(await exported({ DATA_DIR: program.dataDir })).toHaveLength(3);
}, 120_000);

it('the service starts without a store that is locked, and uses it once the lock is released', async () => {
  const first = await startProgram();
  await first.stop();
  const lock = await lockStore(first.dataDir);

  const program = await startProgram({ env: { DATA_DIR: first.dataDir } });
  expect(await statusOf(`${program.url}/healthz`)).toBe(200);
  expect(await statusOf(`${program.url}/readyz`)).toBe(503);
  await lock.release();
  const begun = performance.now();
  await expect.poll(() => statusOf(`${program.url}/readyz`), { timeout: 6 * backWithinMs }).toBe(200);
  const figures = figuresOf('a database locked at the start', 'the embedded store');
  figures.within('ready', [performance.now() - begun], backWithinMs);
  expect((await submit(program.url, contact(1))).status).toBe(200);
}, 90_000);
