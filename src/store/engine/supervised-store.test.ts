import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { testClock } from '../../../tests/support/clock.ts';
import { steadyMs } from '../../app/shared/clock.ts';
import type { OpenDatabase } from './open-database.ts';
import { openSqliteFile } from './sqlite/open.ts';
import { type StoreEvents, createSupervisedStore } from './supervised-store.ts';
import { StoreTrouble } from './fault.ts';

const windows = { duplicateMs: 1000, idempotencyMs: 1000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/**
 * A store that opens with these functions, one per attempt; the last one is used for all further attempts.
 */
function supervised(...tries: (() => Promise<OpenDatabase>)[]) {
  const logged: string[] = [];
  const opened: boolean[] = [];
  const events: StoreEvents = {
    beforeUpgrade: () => Promise.resolve(),
    damaged: () => undefined,
    beforeUse: () => Promise.resolve(),
    lost: (error, reason) => logged.push(`lost: ${reason ?? `unexpected ${String(error)}`}`),
    found: () => logged.push('found'),
  };
  const open = (again: boolean) => {
    opened.push(again);
    return (tries[opened.length - 1] ?? tries.at(-1) ?? unexpectedAttempt)();
  };
  return { store: createSupervisedStore(open, windows, events, testClock()), logged, opened };
}

const unexpectedAttempt = () => Promise.reject(new StoreTrouble('nobody expected another try'));
const fails = (error: Error) => () => Promise.reject(error);
const noFolder = fails(new StoreTrouble('its folder is missing'));
const diskFull = fails(new StoreTrouble('its disk is full'));

/** A new file, and a spy on its closing. */
async function newFile() {
  const database = openSqliteFile(join(await temporaryFolder(), 'lintel.db'), 0);
  const destroy = vi.spyOn(database.db, 'destroy');
  return { database, destroy, open: () => Promise.resolve(database) };
}

/** Expects that the store is opened again after one second. */
async function nextAttempt(opened: readonly boolean[]) {
  const before = opened.length;
  await vi.advanceTimersByTimeAsync(999);
  expect(opened).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(before + 1);
}

describe('a supervised store', () => {
  it('reports an outage once per reason, and its end once', async () => {
    const file = await newFile();
    const { store, logged, opened } = supervised(noFolder, noFolder, diskFull, file.open);
    await store.start();
    expect(store.trouble()).toBe('its folder is missing');
    await nextAttempt(opened);
    expect(logged).toEqual(['lost: its folder is missing']);
    await nextAttempt(opened);
    expect(store.trouble()).toBe('its disk is full');
    await expect(store.probe()).rejects.toMatchObject({
      code: 'store_unavailable',
      reason: 'its disk is full',
      cause: new StoreTrouble('its disk is full'),
    });
    await nextAttempt(opened);
    await vi.waitUntil(() => store.trouble() === null);
    await store.probe();
    expect(logged).toEqual(['lost: its folder is missing', 'lost: its disk is full', 'found']);
    expect(opened).toEqual([false, false, false, false]);
    await store.close();
  });

  it('reports an outage by an unexpected error with the error itself', async () => {
    const { store, logged } = supervised(fails(new TypeError('x is not a function')));
    await store.start();
    expect(store.trouble()).toBe('for a reason that is in the log');
    expect(logged).toEqual(['lost: unexpected TypeError: x is not a function']);
    await store.close();
  });

  it('stops its attempts to open when it is closed', async () => {
    const { store, opened } = supervised(noFolder);
    await store.start();
    await store.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened).toEqual([false]);
  });

  it('stops its attempts to open if it is closed during one that fails', async () => {
    const { promise, reject } = Promise.withResolvers<OpenDatabase>();
    const { store, opened } = supervised(() => promise);
    const starting = store.start();
    await store.close();
    reject(new StoreTrouble('its folder is missing'));
    await starting;
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened).toEqual([false]);
  });

  it('closes a database that opens after the store was closed', async () => {
    const file = await newFile();
    const { store, logged } = supervised(file.open);
    const starting = store.start();
    await store.close();
    await starting;
    expect(file.destroy).toHaveBeenCalledOnce();
    expect(logged).toEqual([]);
    await expect(store.probe()).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('closes the database of an attempt that fails after opening it', async () => {
    const file = await newFile();
    const { store, logged } = supervised(() =>
      Promise.resolve({ ...file.database, schema: fails(new StoreTrouble('its disk is full')) }),
    );
    await store.start();
    expect(logged).toEqual(['lost: its disk is full']);
    expect(file.destroy).toHaveBeenCalledOnce();
    await store.close();
  });
});

it('a damaged store is reopened once, even if several requests fail because of it', async () => {
  const [first, second] = [await newFile(), await newFile()];
  const { store, logged, opened } = supervised(first.open, second.open);
  await store.start();
  vi.spyOn(first.database.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('The file is damaged'), { errcode: 11 });
  });
  const asked = await Promise.allSettled([store.keys.list(), store.keys.list(), store.keys.list()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await nextAttempt(opened);
  await vi.waitUntil(() => store.trouble() === null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened).toEqual([false, true]);
  expect(first.destroy).toHaveBeenCalledOnce();
  expect(logged).toEqual(['found', 'lost: its file is damaged: restore a backup', 'found']);
  await store.close();
});

it('a store that is reopened rejects operations in progress as unavailable', async () => {
  const [first, second] = [await newFile(), await newFile()];
  const { promise: time, resolve: tellTime } = Promise.withResolvers<number>();
  const serverTime = vi.fn(() => time).mockResolvedValueOnce(0);
  const { store, opened } = supervised(() => Promise.resolve({ ...first.database, serverTime }), second.open);
  await store.start();
  // Queries the time first, then the due deliveries.
  const due = store.deliveries.due(steadyMs(0));
  vi.spyOn(first.database.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('The file is damaged'), { errcode: 11 });
  });
  await expect(store.keys.list()).rejects.toMatchObject({ code: 'store_unavailable' });
  await vi.waitUntil(() => first.destroy.mock.calls.length === 1);
  await nextAttempt(opened);
  await vi.waitUntil(() => store.trouble() === null);
  tellTime(0);
  await expect(due).rejects.toMatchObject({ code: 'store_unavailable' });
  expect(store.trouble()).toBeNull();
  await store.close();
});

it('a store stays available after an error of a single request', async () => {
  const file = await newFile();
  const { store, logged } = supervised(file.open);
  await store.start();
  const wrong = new TypeError('x is not a function');
  vi.spyOn(file.database.db, 'selectFrom').mockImplementationOnce(() => {
    throw wrong;
  });
  await expect(store.keys.list()).rejects.toBe(wrong);
  expect(store.trouble()).toBeNull();
  expect(await store.keys.list()).toEqual([]);
  expect(logged).toEqual(['found']);
  await store.close();
});

it('a store whose connection became unusable is reopened with the flag that it was in use', async () => {
  const [first, second] = [await newFile(), await newFile()];
  const spoiled = Object.assign(new Error('The file is damaged'), { errcode: 11 });
  const { store, logged, opened } = supervised(first.open, second.open);
  await store.start();
  vi.spyOn(first.database.db, 'selectFrom').mockImplementation(() => {
    throw spoiled;
  });
  await expect(store.keys.list()).rejects.toMatchObject({
    code: 'store_unavailable',
    reason: 'its file is damaged: restore a backup',
  });
  await vi.waitUntil(() => first.destroy.mock.calls.length === 1);
  await nextAttempt(opened);
  await vi.waitUntil(() => store.trouble() === null);
  expect(await store.keys.list()).toEqual([]);
  expect(opened).toEqual([false, true]);
  expect(logged).toEqual(['found', 'lost: its file is damaged: restore a backup', 'found']);
  await store.close();
});
