import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { testMachine } from '../../../tests/support/clock.ts';
import { migrate } from './migrations/index.ts';
import { openSqliteFile } from './sqlite/open.ts';
import { continueClock } from './steady-clock.ts';

const minute = 60_000;
const windows = { duplicateMs: 10 * minute, idempotencyMs: 60 * minute };

async function newStore() {
  const database = openSqliteFile(join(await temporaryFolder(), 'lintel.db'), 0);
  onTestFinished(() => database.db.destroy());
  await migrate(database);
  return { ...database, windows };
}

const noted = ({ db }: Awaited<ReturnType<typeof newStore>>) =>
  db.selectFrom('steady_clock').selectAll().execute();

describe('continueClock with a store that the program had opened before', () => {
  it('keeps the steady time of the program, not that of the file, and stores it', async () => {
    const store = await newStore();
    await store.db.insertInto('steady_clock').values({ id: 1, boot_id: 'boot 1', ahead_ms: 5 }).execute();
    const clock = testMachine().startProgram();
    const before = clock.steady();
    await continueClock(store, clock, true);
    expect(clock.steady()).toBe(before);
    const { id, uptimeMs } = clock.boot() ?? { id: '', uptimeMs: 0 };
    expect(await noted(store)).toEqual([{ id: 1, boot_id: id, ahead_ms: before - uptimeMs }]);
  });

  it('keeps the steady time of the program, and takes that of the server only on the first opening', async () => {
    const store = { ...(await newStore()), serverTime: () => Promise.resolve(5) };
    const clock = testMachine().startProgram();
    const before = clock.steady();
    await continueClock(store, clock, true);
    expect(clock.steady()).toBe(before);
    await continueClock(store, clock, false);
    expect(clock.steady()).toBe(5);
  });
});

describe('continueClock after a boot of the machine', () => {
  it.each([
    ['the latest duplicate guard', 7, 3, 7],
    ['the latest idempotency key', 3, 7, 7],
    ['the latest idempotency key, beyond the duplicate window', 0, 59, 59],
    ['the wall clock, if guard and key are beyond their windows', 60, 60, 0],
  ])('continues from %s', async (_, guardAhead, keyAhead, ahead) => {
    const store = await newStore();
    const clock = testMachine().startProgram();
    const now = clock.now();
    const guard = { fingerprint: 'f', enquiry_id: 'e', accepted_at: now + guardAhead * minute };
    const key = { scope: 's', body_hash: 'b', outcome: 'accepted', enquiry_id: 'e', reference: 'r' } as const;
    await store.db.insertInto('duplicate_guards').values(guard).execute();
    await store.db
      .insertInto('idempotency_keys')
      .values({ ...key, door_quote_id: null, link_seed: null, created_at: now + keyAhead * minute })
      .execute();
    await continueClock(store, clock, false);
    expect(clock.steady() - now).toBe(ahead * minute);
  });

  it('stores no clock row if the machine has no boot id', async () => {
    const store = await newStore();
    const clock = { ...testMachine().startProgram(), boot: () => null };
    await continueClock(store, clock, false);
    expect(await noted(store)).toEqual([]);
    expect(clock.steady()).toBe(clock.now());
  });
});
