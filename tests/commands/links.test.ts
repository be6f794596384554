import { chmodSync, chownSync, linkSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { readyFolder } from '../support/ready-stores.ts';
import { startService } from '../support/service.ts';
import { ordinaryUser } from '../deploy/ordinary-user.ts';

const precious = 'No program has any business here.\n';

/** A world-readable file outside the data folder, and a check that it is unchanged. */
async function elsewhere() {
  const file = join(await temporaryFolder(), 'precious');
  writeFileSync(file, precious);
  chmodSync(file, 0o644);
  const { mode, uid, gid } = statSync(file);
  const expectUntouched = () => {
    expect(readFileSync(file, 'utf8')).toBe(precious);
    expect(statSync(file)).toMatchObject({ mode, uid, gid });
  };
  return { file, expectUntouched };
}

const names = [
  'lintel.db',
  'lintel.db-wal',
  'lintel.db-shm',
  'erased-people.ndjson',
  'README.txt',
  'service.lock',
];

const keysCreate = ['keys', 'create', '--label', 'Example'];

async function expectRefused(name: string, dataDir: string, args: readonly string[]) {
  const { file, expectUntouched } = await elsewhere();
  symlinkSync(file, join(dataDir, name));
  const { code, stderr } = await runCommand(args, { env: { DATA_DIR: dataDir } });
  expectUntouched();
  expect(stderr).toContain(`${name} is a link; Lintel writes only files of its own there`);
  expect(code).toBe(1);
}

describe('a symbolic link in the data folder', async () => {
  const backup = join(await temporaryFolder(), 'backup.db');
  await runCommand(['backup', backup], { env: { DATA_DIR: await readyFolder() } });

  it.each(names)('is not followed at %s, and commands report it', async (name) => {
    const dataDir = name === 'lintel.db' ? await temporaryFolder() : await readyFolder();
    await expectRefused(name, dataDir, keysCreate);
  });

  it.each(names.slice(3))('is not followed at %s, and a restore reports it', async (name) => {
    await expectRefused(name, await temporaryFolder(), ['restore', backup]);
  });

  it.each([
    ['that only reads', ['keys', 'list']],
    ['that changes', ['person', 'erase', 'aoife@example.ie', '--yes']],
  ])('is refused by a command %s', async (_, args) => {
    await expectRefused('erased-people.ndjson', await readyFolder(), args);
  });

  it('stops the service from opening its store, and is named as the reason', async () => {
    const dataDir = await readyFolder();
    symlinkSync(join(dataDir, 'nowhere'), join(dataDir, 'README.txt'));
    const { store } = await startService('embedded', { env: { DATA_DIR: dataDir } });
    expect(store.trouble()).toContain('README.txt is a link');
  });
});

it('a link at the temporary name of a backup is removed, not followed', async () => {
  const folder = await temporaryFolder();
  const { file, expectUntouched } = await elsewhere();
  symlinkSync(file, join(folder, 'backup.db.partial'));
  const { code } = await runCommand(['backup', join(folder, 'backup.db')], {
    env: { DATA_DIR: await readyFolder() },
  });
  expectUntouched();
  expect(code).toBe(0);
});

it('a data folder that is itself a link is accepted', async () => {
  const link = join(await temporaryFolder(), 'data');
  symlinkSync(await readyFolder(), link);
  const { code } = await runCommand(['keys', 'list'], { env: { DATA_DIR: link } });
  expect(code).toBe(0);
});

it.skipIf(ordinaryUser === undefined)(
  "a command refuses to write to a hard link to another user's file",
  async () => {
    const dataDir = await readyFolder();
    const { file, expectUntouched } = await elsewhere();
    const other = join(dataDir, 'erased-people.ndjson');
    linkSync(file, other);
    chownSync(dataDir, Number(ordinaryUser), Number(ordinaryUser));
    const { code, stderr } = await runCommand(['keys', 'list'], { env: { DATA_DIR: dataDir } });
    expectUntouched();
    expect([code, stderr]).toEqual([1, expect.stringContaining('erased-people.ndjson is a link')]);
  },
);
