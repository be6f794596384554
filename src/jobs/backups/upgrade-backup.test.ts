import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { StoreTrouble } from '../../store/engine/fault.ts';
import { createUpgradeBackup } from './upgrade-backup.ts';

let lines: string[] = [];
const logger = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
const log = () => lines.map((line) => JSON.parse(line) as unknown);
const minute = 60_000;

let folder = '';
beforeEach(() => {
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'lintel-upgrade-'));
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z'), toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function backups(env: Record<string, string> = {}) {
  const made: string[] = [];
  const makeBackup = (file: string) => {
    made.push(file);
    if (existsSync(dirname(file))) writeFileSync(file, '');
    return Promise.resolve();
  };
  return {
    made,
    beforeUpgrade: createUpgradeBackup(readConfig({ DATA_DIR: folder, ...env }), makeBackup, logger),
  };
}

it('a backup before an upgrade is written beside the store, named by the new version and the time', async () => {
  const { made, beforeUpgrade } = backups();
  await beforeUpgrade('old', 'new');
  const file = join(folder, 'before-new-2026-03-02T10-00-00-000Z.db');
  expect(made).toEqual([file]);
  const told = { level: 30, from: 'old', to: 'new', file };
  expect(log()).toEqual([
    { ...told, msg: 'the store is of an older version and is backed up before the upgrade' },
    { ...told, msg: 'backed up; the store is brought up to date' },
  ]);
});

it('a backup before an upgrade is written to the backup folder, if one is configured', async () => {
  const { made, beforeUpgrade } = backups({ BACKUP_DIR: join(folder, 'backups') });
  await beforeUpgrade('old', 'new');
  expect(made).toEqual([join(folder, 'backups', 'before-new-2026-03-02T10-00-00-000Z.db')]);
});

it.each([
  ['if the operator turned it off', { BACKUP_BEFORE_UPGRADE: 'off' }],
  ['for PostgreSQL', { DATABASE_URL: 'postgres://localhost/lintel' }],
])('a backup before an upgrade is not made %s', async (_, env) => {
  const { made, beforeUpgrade } = backups(env);
  await beforeUpgrade('old', 'new');
  expect(made).toEqual([]);
  expect(log()).toEqual([
    {
      level: 30,
      from: 'old',
      to: 'new',
      msg: 'the store is of an older version and is brought up to date',
    },
  ]);
});

it('upgrade retries within a minute share one backup; a later retry replaces it', async () => {
  const { made, beforeUpgrade } = backups();
  for (let tries = 0; tries < 5; tries += 1) await beforeUpgrade('old', 'new');
  vi.advanceTimersByTime(minute - 1);
  await beforeUpgrade('old', 'new');
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await beforeUpgrade('old', 'new');
  expect(made).toHaveLength(2);
  expect(readdirSync(folder)).toEqual(['before-new-2026-03-02T10-01-00-000Z.db']);
});

it('a failed backup blocks the upgrade, and is not retried within a minute', async () => {
  let tries = 0;
  const makeBackup = () => Promise.reject(new Error(`no room, try ${(tries += 1)}`));
  const beforeUpgrade = createUpgradeBackup(readConfig({}), makeBackup, logger);
  const refusal =
    'it is of an older version and could not be backed up before the upgrade: the log says why, and BACKUP_BEFORE_UPGRADE=off goes on without';
  for (let times = 0; times < 3; times += 1)
    await expect(beforeUpgrade('old', 'new')).rejects.toEqual(new StoreTrouble(refusal));
  expect(tries).toBe(1);
  expect(log().slice(1)).toEqual([
    {
      level: 50,
      file: expect.stringMatching(/before-new-\S+\.db$/) as string,
      reason: 'no room, try 1',
      msg: 'the store could not be backed up before the upgrade',
    },
  ]);
  vi.advanceTimersByTime(minute);
  await expect(beforeUpgrade('old', 'new')).rejects.toThrow(refusal);
  expect(tries).toBe(2);
});
