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

/** A store that is opened by the given tries, one after the other; the last one is repeated. */
function supervised(...tries: (() => Promise<OpenDatabase>)[]) {
  const told: string[] = [];
  const opened: boolean[] = [];
  const events: StoreEvents = {
    beforeUpgrade: () => Promise.resolve(),
    beforeUse: () => Promise.resolve(),
    lost: (error, reason) => told.push(`lost: ${reason ?? `unexpected ${String(error)}`}`),
    found: () => told.push('found'),
  };
  const open = (again: boolean) => {
    opened.push(again);
    return (tries[opened.length - 1] ?? tries.at(-1) ?? neverAgain)();
  };
  return { store: createSupervisedStore(open, windows, events, testClock()), told, opened };
}

const neverAgain = () => Promise.reject(new StoreTrouble('nobody expected another try'));
const fails = (error: Error) => () => Promise.reject(error);
const noFolder = fails(new StoreTrouble('its folder is missing'));
const diskFull = fails(new StoreTrouble('its disk is full'));

/** A new file, and whether it was closed. */
async function newFile() {
  const database = openSqliteFile(join(await temporaryFolder(), 'lintel.db'), 0);
  const destroy = vi.spyOn(database.db, 'destroy');
  return { database, destroy, open: () => Promise.resolve(database) };
}

/** A try follows a second after the one before. */
async function tryAgain(opened: readonly boolean[]) {
  const before = opened.length;
  await vi.advanceTimersByTimeAsync(999);
  expect(opened).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(before + 1);
}

describe('a store that is away', () => {
  it('is told of once for each reason, and once when it is back', async () => {
    const file = await newFile();
    const { store, told, opened } = supervised(noFolder, noFolder, diskFull, file.open);
    await store.start();
    expect(store.trouble()).toBe('its folder is missing');
    await tryAgain(opened);
    expect(told).toEqual(['lost: its folder is missing']);
    await tryAgain(opened);
    expect(store.trouble()).toBe('its disk is full');
    await expect(store.probe()).rejects.toMatchObject({
      code: 'store_unavailable',
      reason: 'its disk is full',
      cause: new StoreTrouble('its disk is full'),
    });
    await tryAgain(opened);
    await vi.waitUntil(() => store.trouble() === null);
    await store.probe();
    expect(told).toEqual(['lost: its folder is missing', 'lost: its disk is full', 'found']);
    expect(opened).toEqual([false, false, false, false]);
    await store.close();
  });

  it('is told of with the error itself where nobody expected it', async () => {
    const { store, told } = supervised(fails(new TypeError('x is not a function')));
    await store.start();
    expect(store.trouble()).toBe('for a reason that is in the log');
    expect(told).toEqual(['lost: unexpected TypeError: x is not a function']);
    await store.close();
  });

  it('is not opened any more once it was closed', async () => {
    const { store, opened } = supervised(noFolder);
    await store.start();
    await store.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened).toEqual([false]);
  });

  it('is not tried again either where it was closed during a try that failed', async () => {
    const { promise, reject } = Promise.withResolvers<OpenDatabase>();
    const { store, opened } = supervised(() => promise);
    const starting = store.start();
    await store.close();
    reject(new StoreTrouble('its folder is missing'));
    await starting;
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened).toEqual([false]);
  });

  it('is closed at once where that was asked for while it was being opened', async () => {
    const file = await newFile();
    const { store, told } = supervised(file.open);
    const starting = store.start();
    await store.close();
    await starting;
    expect(file.destroy).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
    await expect(store.probe()).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('leaves nothing open of a try that failed half-way', async () => {
    const file = await newFile();
    const { store, told } = supervised(() =>
      Promise.resolve({ ...file.database, schema: fails(new StoreTrouble('its disk is full')) }),
    );
    await store.start();
    expect(told).toEqual(['lost: its disk is full']);
    expect(file.destroy).toHaveBeenCalledOnce();
    await store.close();
  });
});

it('is given up once, however many find it spoiled', async () => {
  const [first, second] = [await newFile(), await newFile()];
  const { store, told, opened } = supervised(first.open, second.open);
  await store.start();
  vi.spyOn(first.database.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('The file is damaged'), { errcode: 11 });
  });
  const asked = await Promise.allSettled([store.keys.list(), store.keys.list(), store.keys.list()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await tryAgain(opened);
  await vi.waitUntil(() => store.trouble() === null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened).toEqual([false, true]);
  expect(first.destroy).toHaveBeenCalledOnce();
  expect(told).toEqual(['found', 'lost: its file is damaged: restore a backup', 'found']);
  await store.close();
});

it('is away for those too who are in the middle of something when it is given up', async () => {
  const [first, second] = [await newFile(), await newFile()];
  const { promise: time, resolve: tellTime } = Promise.withResolvers<number>();
  const serverTime = vi.fn(() => time).mockResolvedValueOnce(0);
  const { store, opened } = supervised(() => Promise.resolve({ ...first.database, serverTime }), second.open);
  await store.start();
  // It asks for the time, and then for what is due.
  const due = store.deliveries.due(steadyMs(0));
  vi.spyOn(first.database.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('The file is damaged'), { errcode: 11 });
  });
  await expect(store.keys.list()).rejects.toMatchObject({ code: 'store_unavailable' });
  await vi.waitUntil(() => first.destroy.mock.calls.length === 1);
  await tryAgain(opened);
  await vi.waitUntil(() => store.trouble() === null);
  tellTime(0);
  await expect(due).rejects.toMatchObject({ code: 'store_unavailable' });
  expect(store.trouble()).toBeNull();
  await store.close();
});

it('is not away because of what only one request did wrong', async () => {
  const file = await newFile();
  const { store, told } = supervised(file.open);
  await store.start();
  const wrong = new TypeError('x is not a function');
  vi.spyOn(file.database.db, 'selectFrom').mockImplementationOnce(() => {
    throw wrong;
  });
  await expect(store.keys.list()).rejects.toBe(wrong);
  expect(store.trouble()).toBeNull();
  expect(await store.keys.list()).toEqual([]);
  expect(told).toEqual(['found']);
  await store.close();
});

it('is opened anew where what is open is spoiled, as one that was in use before', async () => {
  const [first, second] = [await newFile(), await newFile()];
  const spoiled = Object.assign(new Error('The file is damaged'), { errcode: 11 });
  const { store, told, opened } = supervised(first.open, second.open);
  await store.start();
  vi.spyOn(first.database.db, 'selectFrom').mockImplementation(() => {
    throw spoiled;
  });
  await expect(store.keys.list()).rejects.toMatchObject({
    code: 'store_unavailable',
    reason: 'its file is damaged: restore a backup',
  });
  await vi.waitUntil(() => first.destroy.mock.calls.length === 1);
  await tryAgain(opened);
  await vi.waitUntil(() => store.trouble() === null);
  expect(await store.keys.list()).toEqual([]);
  expect(opened).toEqual([false, true]);
  expect(told).toEqual(['found', 'lost: its file is damaged: restore a backup', 'found']);
  await store.close();
});
