import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { multiplyEnquiries } from '../../../tests/support/many-enquiries.ts';
import { olderStore } from '../../../tests/support/older-store.ts';
import { createApiKey } from '../../app/callers/api-key.ts';
import { wallMs } from '../../app/shared/clock.ts';
import { readConfig } from '../../config.ts';
import { openStore } from '../../store/engine/open-store.ts';
import { windowsOf } from '../../store/engine/windows.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { backupCommand, restoreCommand, storeCommand } from './keeping.ts';

const { isTTY } = process.stderr;
let shown = '';
let now = 0;
beforeEach(() => {
  shown = '';
  now = 0;
  process.stderr.isTTY = true;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // Each call advances the clock by a second, so that every step is printed.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
});
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
});

/** Each progress line before it was overwritten. */
const steps = () => shown.split('\r\u001b[2K').filter((line) => line !== '');
const percent = (line: string) => Number(/\d+/.exec(line)?.[0]);

it('backup and restore show their progress in per cent, and clear the line at the end', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'backup.db');
  const config = (DATA_DIR: string) => readConfig({ DATA_DIR });
  const store = await olderStore();
  // Some megabytes, so that there is progress to show.
  multiplyEnquiries(store, 5000);
  await backupCommand([file], config(store));
  const backingUp = steps();
  expect(backingUp.filter((line) => !/^Backing up: [1-9]\d? %$/.test(line))).toEqual([]);
  expect(backingUp.length).toBeGreaterThan(1);
  expect(backingUp.map(percent)).toEqual(backingUp.map(percent).toSorted((one, other) => one - other));
  expect(shown.endsWith('\r\u001b[2K')).toBe(true);

  shown = '';
  await restoreCommand([file], config(join(folder, 'restored')));
  expect(steps().filter((line) => !/^Restoring: [1-9]\d? %$/.test(line))).toEqual([]);
  expect(steps().map(percent)).toEqual(backingUp.map(percent));
});

it('store copy shows 50 per cent when its only row is written, and 100 when it is read back', async () => {
  const folder = await temporaryFolder();
  const config = readConfig({ DATA_DIR: join(folder, 'from') });
  const { store } = await openStore(config, 'create', windowsOf(config));
  await store.keys.add(createApiKey('Only', null, wallMs(0)).key);
  await store.close();
  await storeCommand(['copy', '--to', join(folder, 'to')], config);
  expect(steps()).toEqual(['Copying: 50 %', 'Copying: 100 %']);
});

it.each([
  [
    'the same database',
    { DATABASE_URL: 'postgres://doors@db.invalid/lintel' },
    'postgres://doors@db.invalid/lintel',
  ],
  ['the same folder, however it is written', { DATA_DIR: '/var/lib/lintel' }, '/var/lib/../lib/lintel'],
])('store copy refuses to copy a store onto itself: %s', async (_, env, to) => {
  await expect(storeCommand(['copy', '--to', to], readConfig(env))).rejects.toEqual(
    new OperatorError('--to is where the store already is'),
  );
});
