import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { clearEnquiry } from '../support/desk.ts';
import { createDatabase } from '../support/postgres.ts';
import { readyFolder } from '../support/ready-stores.ts';
import { startService, storeKinds } from '../support/service.ts';

const email = 'aoife@example.ie';
const listIn = (folder: string) => join(folder, 'erased-people.ndjson');

/** Starts the service on a store; returns the warnings in its log. */
async function warningsOf(env: Readonly<Record<string, string>>): Promise<string[]> {
  const warnings: string[] = [];
  const write = (line: string) => warnings.push((JSON.parse(line) as { msg: string }).msg);
  const logger = pino({ level: 'warn' }, { write });
  const { stop } = await startService('embedded', { env, logger });
  await stop();
  return warnings;
}

/** A store with one person in it. */
async function storeOfAoife() {
  const env = { DATA_DIR: await readyFolder() };
  const service = await startService('embedded', { env });
  await clearEnquiry(service, { customer: { name: 'Aoife', email } });
  await service.stop();
  return env;
}

async function done(env: Readonly<Record<string, string>>, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, { env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

const isBack = async (env: Readonly<Record<string, string>>) =>
  (await done(env, 'enquiries', 'list')).includes(email);

const noList = 'there is no list of erased people beside the store: if it was copied';

describe('a backup from before an erasure', async () => {
  const env = await storeOfAoife();
  const backups = await temporaryFolder();
  const before = join(backups, 'before.db');
  await done(env, 'backup', before);
  await done(env, 'person', 'erase', email, '--yes');

  it('restored to a folder without the list of erased people causes a warning, and the next start with that list erases the person', async () => {
    const other = { DATA_DIR: join(await temporaryFolder(), 'restored') };
    const said = await done(other, 'restore', before);
    expect(said.trimEnd().split('\n').at(-1)).toBe(
      `There was no list of erased people in ${other.DATA_DIR}: people who were erased after this backup was made may be back. Copy erased-people.ndjson there from the DATA_DIR in which they were erased, and start the service.`,
    );
    expect(await isBack(other)).toBe(true);
    copyFileSync(listIn(env.DATA_DIR), listIn(other.DATA_DIR));
    expect(await warningsOf(other)).toEqual([
      'people who had been erased were in the store, and were erased again',
    ]);
    expect(await isBack(other)).toBe(false);
  });

  it('restored to a folder with a list of erased people prints no warning', async () => {
    const other = { DATA_DIR: await temporaryFolder() };
    copyFileSync(listIn(env.DATA_DIR), listIn(other.DATA_DIR));
    expect(await done(other, 'restore', before)).not.toContain('no list');
    expect(await isBack(other)).toBe(false);
  });

  it('copied by hand as lintel.db causes a warning at the first start only', async () => {
    const other = { DATA_DIR: await temporaryFolder() };
    copyFileSync(before, join(other.DATA_DIR, 'lintel.db'));
    expect(await warningsOf(other)).toEqual([expect.stringContaining(noList)]);
    expect(await warningsOf(other)).toEqual([]);
  });

  it.each(storeKinds)(
    'is restored without people on the erased list of a later backup in the same folder: %s',
    async (kind) => {
      const folder = join(await temporaryFolder(), 'moved');
      mkdirSync(folder);
      await done(env, 'backup', join(folder, 'later.db'));
      copyFileSync(before, join(folder, 'before.db'));
      const other = {
        DATA_DIR: await temporaryFolder(),
        ...(kind === 'postgres' && { DATABASE_URL: await createDatabase() }),
      };
      const said = await done(other, 'restore', join(folder, 'before.db'));
      expect(said).toContain('1 person in it had been erased since the backup, and was erased again.');
      expect(await isBack(other)).toBe(false);
      // The restored store keeps its own copy of the list, for its next backup and its next start.
      expect(readFileSync(listIn(other.DATA_DIR), 'utf8')).toBe(readFileSync(listIn(env.DATA_DIR), 'utf8'));
    },
  );
});

it('a new store and a copied store have a list of erased people from the start', async () => {
  const env = { DATA_DIR: await temporaryFolder() };
  expect(await warningsOf(env)).toEqual([]);
  expect(existsSync(listIn(env.DATA_DIR))).toBe(true);
  const [from, to] = [await storeOfAoife(), join(await temporaryFolder(), 'copied')];
  await done(from, 'store', 'copy', '--to', to);
  expect(await warningsOf({ DATA_DIR: to })).toEqual([]);
});
