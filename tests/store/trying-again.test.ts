import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { OpenDatabase } from '../../src/store/engine/open-database.ts';
import { openSqlite } from '../../src/store/engine/sqlite/open.ts';
import { createSupervisedStore } from '../../src/store/engine/supervised-store.ts';
import { temporaryFolder } from '../support/child.ts';
import { testClock } from '../support/clock.ts';
import { changeStore } from '../support/older-store.ts';

afterEach(() => vi.useRealTimers());

const full = () => Object.assign(new Error('no space left'), { code: 'ENOSPC' });
const noRight = () => Object.assign(new Error('permission denied'), { code: 'EACCES' });
const fullSaid = 'its disk is full (ENOSPC)';
const noRightSaid = 'this user may not use its folder or its files (EACCES)';

/**
 * A store whose attempts to open run the functions `tries` in turn, and the last one again and again; and the
 * reasons that the store reports.
 */
function supervised(...tries: (() => OpenDatabase)[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reasons: (string | null)[] = [];
  let opened = 0;
  const open = () => {
    const attempt = tries[Math.min(opened, tries.length - 1)];
    opened += 1;
    if (!attempt) throw new Error('say how it is opened');
    return Promise.resolve(attempt());
  };
  const store = createSupervisedStore(
    open,
    { duplicateMs: 1000, idempotencyMs: 1000 },
    {
      lost: (_error, reason) => reasons.push(reason),
      found: () => reasons.push('found'),
      beforeUpgrade: () => Promise.resolve(),
      damaged: () => undefined,
      beforeUse: () => Promise.resolve(),
    },
    testClock(),
  );
  onTestFinished(() => store.close());
  return { store, reasons, opened: () => opened };
}

const failing = (error: () => Error) => () => {
  throw error();
};

it('a store that cannot be opened is retried every second, and each reason is reported once', async () => {
  const folder = await temporaryFolder();
  const { store, reasons, opened } = supervised(
    failing(full),
    failing(full),
    failing(noRight),
    failing(full),
    () => openSqlite(folder, 0),
  );
  await store.start();
  expect([opened(), store.trouble()]).toEqual([1, fullSaid]);
  await vi.advanceTimersByTimeAsync(999);
  expect(opened()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([opened(), reasons]).toEqual([2, [fullSaid]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([opened(), store.trouble()]).toEqual([3, noRightSaid]);
  await expect(store.probe()).rejects.toMatchObject({ code: 'store_unavailable', reason: noRightSaid });
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await expect.poll(() => reasons).toEqual([fullSaid, noRightSaid, fullSaid, 'found']);
  expect([opened(), store.trouble()]).toEqual([5, null]);
  await store.probe();
  expect(reasons).toHaveLength(4);
});

it('an unexpected error on opening a store is reported without its text, with a reference to the log', async () => {
  const { store, reasons } = supervised(failing(() => new TypeError('x is not a function')));
  await store.start();
  expect(reasons).toEqual([null]);
  expect(store.trouble()).toBe('for a reason that is in the log');
});

it('a database that can be opened but not used is closed', async () => {
  const folder = await temporaryFolder();
  changeStore(folder, 'CREATE TABLE recipes (id INTEGER)');
  const database = openSqlite(folder, 0);
  const destroyed = vi.spyOn(database.db, 'destroy');
  const { store, reasons } = supervised(() => database);
  await store.start();
  expect(reasons).toEqual(['its file is a database, but not a store of Lintel']);
  expect(destroyed).toHaveBeenCalledOnce();
});

it('a closed store stops its attempts to open', async () => {
  const { store, opened } = supervised(failing(full));
  await store.start();
  await store.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened()).toBe(1);
});
