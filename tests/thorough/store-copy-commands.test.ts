import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Environment, temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { contact, submit } from '../support/enquiries.ts';
import { startListening } from '../support/listening.ts';
import { multiplyEnquiries } from '../support/many-enquiries.ts';
import { olderStore } from '../support/older-store.ts';
import { createDatabase } from '../support/postgres.ts';
import { readyDatabase } from '../support/ready-stores.ts';
import { type StoreEnv, rawRows } from '../support/raw-rows.ts';

const tables = ['enquiries', 'door_quotes', 'api_keys', 'duplicate_guards', 'idempotency_keys'];

async function refused(env: Environment, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(['store', 'copy', ...args], { env });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^lintel: [^\n]+\n$/);
  return stderr;
}

/**
 * An embedded store with thousands of enquiries of every kind, a quote with its link, an API key and an idempotency
 * key.
 */
async function largeStore(count: number) {
  const dataDir = await olderStore();
  const program = await startListening({ DATA_DIR: dataDir, BACKUP_BEFORE_UPGRADE: 'off' });
  await submit(program.url, contact(1), { 'idempotency-key': 'first' });
  const quote = { customer: contact(2).customer, doors: [{ preset: 'double-left-panel' }] };
  const { body } = await submit(program.url, quote, {}, '/api/internal-doors/quote');
  await program.stop();
  multiplyEnquiries(dataDir, count);
  return { dataDir, reviewPath: new URL(String(body['quoteUrl'])).pathname };
}

/** The row count of each table, and a digest of its rows; drivers differ in the type of large numbers. */
async function contentOf(env: StoreEnv): Promise<Record<string, { rows: number; digest: string }>> {
  const entries = tables.map(async (table) => {
    const rows = (await rawRows(env, table)).map((row) =>
      JSON.stringify(
        Object.entries(row)
          .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
          .sort(),
      ),
    );
    const digest = createHash('sha256').update(rows.sort().join('\n')).digest('hex');
    return [table, { rows: rows.length, digest }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

it('store copy copies thousands of enquiries to PostgreSQL and back, with everything else, and the exports are equal', async () => {
  const { dataDir, reviewPath } = await largeStore(3000);
  const DATABASE_URL = await createDatabase();
  const there = await runCommand(['store', 'copy', '--to', DATABASE_URL], { env: { DATA_DIR: dataDir } });
  expect(there.code).toBe(0);
  expect(there.stdout).toMatch(
    /^Copied, read back and found the same: 3,000 enquiries .*, 2 door quotes and 1 key/,
  );

  const folder = join(await temporaryFolder(), 'copy');
  const back = await runCommand(['store', 'copy', '--to', folder], { env: { DATABASE_URL } });
  expect(back.code).toBe(0);
  expect(back.stdout).toContain(`DATA_DIR=${folder}`);

  const original = await contentOf({ DATA_DIR: dataDir });
  expect(original['enquiries']?.rows).toBe(3000);
  expect(original['idempotency_keys']?.rows).toBe(2);
  expect(await contentOf({ DATABASE_URL })).toEqual(original);
  expect(await contentOf({ DATA_DIR: folder })).toEqual(original);
  const exports = await Promise.all(
    [{ DATA_DIR: dataDir }, { DATABASE_URL }, { DATA_DIR: folder }].map(
      async (env) => (await runCommand(['enquiries', 'export', '--format', 'csv'], { env })).stdout,
    ),
  );
  expect(exports[0]?.split('\r\n')).toHaveLength(3002);
  expect(exports[1] === exports[0]).toBe(true);
  expect(exports[2] === exports[0]).toBe(true);

  const { url } = await startListening({ DATABASE_URL });
  expect((await fetch(`${url}${reviewPath}`)).status).toBe(200);
  // The copy has the idempotency keys: the same request gets a replay, and makes no new enquiry.
  const again = await submit(url, contact(1), { 'idempotency-key': 'first' });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
});

it('store copy is refused while a service uses the database', async () => {
  const DATABASE_URL = await readyDatabase();
  await startListening({ DATABASE_URL });
  const folder = join(await temporaryFolder(), 'copy');
  expect(await refused({ DATABASE_URL }, '--to', folder)).toBe(
    'lintel: the database at DATABASE_URL cannot be used: a service is connected to it: stop the service first\n',
  );
  expect(existsSync(folder)).toBe(false);
});

it('store copy overwrites nothing, and explains an invalid --to', async () => {
  const DATA_DIR = await olderStore();
  expect(await refused({ DATA_DIR }, '--to', join(DATA_DIR, 'copy'))).toMatch(
    /^lintel: the store in \S+ cannot be used: it was written by an older Lintel \(store version 2026-11-1[67]-[\w-]+, needed is 2026-1\d-[\w-]+\): start the service once, which brings it up to date \(an embedded store is backed up before\)\n$/,
  );
  await (await startListening({ DATA_DIR, BACKUP_BEFORE_UPGRADE: 'off' })).stop();
  expect(await refused({ DATA_DIR }, '--to', DATA_DIR)).toMatch(/--to is where the store already is/);
  expect(await refused({ DATA_DIR }, '--to', 'mysql://localhost/lintel')).toMatch(/--to must be/);
  expect(await refused({ DATA_DIR })).toMatch(/--to must be/);
  expect(await refused({ DATA_DIR }, '--to', 'postgres:/u:secret@host/db')).toMatch(/--to must be/);
  expect(await refused({ DATA_DIR }, '--to', 'postgres://u:secret@127.0.0.1:1/x')).toMatch(
    /the new store cannot be made: nothing listens at its host and port/,
  );

  const DATABASE_URL = await createDatabase();
  const copied = await runCommand(['store', 'copy', '--to', DATABASE_URL], { env: { DATA_DIR } });
  expect(copied.code).toBe(0);
  expect(await refused({ DATA_DIR }, '--to', DATABASE_URL)).toMatch(/holds a store already/);
  expect(await refused({ DATABASE_URL }, '--to', DATA_DIR)).toMatch(/lintel\.db already/);
  const letter = await temporaryFolder();
  writeFileSync(join(letter, 'lintel.db'), 'This is a letter, not a database. '.repeat(100));
  expect(await refused({ DATA_DIR: letter }, '--to', await temporaryFolder())).toMatch(
    /not a store of Lintel/,
  );
  const nowhere = join(await temporaryFolder(), 'nothing');
  expect(await refused({ DATA_DIR: nowhere }, '--to', await temporaryFolder())).toMatch(
    /there is no store in/,
  );
});
