import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createUpgradeBackup } from './upgrade-backup.ts';

const logger = pino({ level: 'silent' });

it('makes one backup for an upgrade that is tried again and again', async () => {
  const made: string[] = [];
  const makeBackup = (file: string) => {
    made.push(file);
    return Promise.resolve();
  };
  const beforeUpgrade = createUpgradeBackup(readConfig({}), makeBackup, logger);
  for (let tries = 0; tries < 5; tries += 1) await beforeUpgrade('old', 'new');
  expect(made).toHaveLength(1);
});

it('does not try a backup that failed again at once, nor lets the upgrade go on', async () => {
  let tries = 0;
  const makeBackup = () => Promise.reject(new Error(`no room, try ${(tries += 1)}`));
  const beforeUpgrade = createUpgradeBackup(readConfig({}), makeBackup, logger);
  for (let times = 0; times < 3; times += 1)
    await expect(beforeUpgrade('old', 'new')).rejects.toThrow('could not be backed up before the upgrade');
  expect(tries).toBe(1);
});
