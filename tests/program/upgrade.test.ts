import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { ask, contact, exported, submit } from '../support/enquiries.ts';
import { olderStore } from '../support/older-store.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { rawRows } from '../support/raw-rows.ts';

const backupsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('before-'));
const versionsOf = async (folder: string) =>
  (await rawRows({ DATA_DIR: folder }, 'kysely_migration')).map(({ name }) => name);

it('an older store is migrated after a backup that can be restored', async () => {
  const folder = await olderStore();
  const older = await rawRows({ DATA_DIR: folder }, 'enquiries');
  const program = await startProgram({ env: { DATA_DIR: folder } });
  expect((await submit(program.url, contact(1))).status).toBe(200);
  await program.stop();
  expect(await exported({ DATA_DIR: folder })).toMatchObject([
    { collection: 'contact_requests', test: false },
    { collection: 'internal_door_quotes', test: false },
    { collection: 'security_door_quotes', test: false },
    { request: contact(1) },
  ]);

  const [backup = '', ...more] = backupsIn(folder);
  expect(more).toEqual([]);
  expect(backup).toMatch(/^before-\d{4}-\d\d-\d\d-[a-z-]+-20\d\d-\S+Z\.db$/);
  const back = join(await temporaryFolder(), 'data');
  const { code } = await runCommand(['restore', join(folder, backup)], { env: { DATA_DIR: back } });
  expect(code).toBe(0);
  expect(await versionsOf(back)).toEqual(['2026-11-15-enquiries-and-keys', '2026-11-16-door-quotes']);
  expect(await rawRows({ DATA_DIR: back }, 'enquiries')).toEqual(older);
});

it('an upgrade makes no backup if there is nothing to migrate, or with BACKUP_BEFORE_UPGRADE=off', async () => {
  const fresh = await startProgram();
  await fresh.stop();
  expect(backupsIn(fresh.dataDir)).toEqual([]);

  const folder = await olderStore();
  const program = await startProgram({ env: { DATA_DIR: folder, BACKUP_BEFORE_UPGRADE: 'off' } });
  expect((await ask(`${program.url}/readyz`)).status).toBe(200);
  expect(backupsIn(folder)).toEqual([]);
  expect(await versionsOf(folder)).toEqual(await versionsOf(fresh.dataDir));
});

it('an older store that cannot be backed up is not migrated, and the reason is given', async () => {
  const folder = await olderStore();
  const program = await startProgram({ env: { DATA_DIR: folder, BACKUP_DIR: '/dev/null/backups' } });
  const { status, body } = await ask(`${program.url}/readyz`);
  expect(status).toBe(503);
  expect(body['detail']).toMatch(/could not be backed up before the upgrade: .*BACKUP_BEFORE_UPGRADE=off/);
  await expect.poll(() => program.logs()).toMatch(/"reason":"ENOTDIR[^"]*\/dev\/null\/backups/);
  expect(await versionsOf(folder)).toHaveLength(2);
});
