import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { changeStore, fromTheFuture, olderStore } from '../support/older-store.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand } from '../support/command.ts';
import { startListening } from '../support/listening.ts';

const reading = [
  ['keys', 'list'],
  ['enquiries', 'export', '--format', 'csv'],
  ['enquiries', 'show', 'con_nobody'],
];

describe.each(reading)('the reading command %s %s', (...args) => {
  it('creates no store, and prints where it expected one', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const { code, stdout, stderr } = await runCommand(args, { env: { DATA_DIR: folder } });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^lintel: there is no store in [^\n]+ DATA_DIR [^\n]+\n$/);
    expect(stderr).toContain(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('creates no tables in an empty database', async () => {
    const url = await createDatabase();
    const { code, stderr } = await runCommand(args, { env: { DATABASE_URL: url } });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^lintel: there is no store in the database at DATABASE_URL[^\n]+\n$/);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`);
    await client.end();
    expect(rows).toEqual([]);
  });

  it('does not migrate an older store, and says how to migrate it', async () => {
    const folder = await olderStore();
    const before = filesOf(folder);
    const { code, stderr } = await runCommand(args, { env: { DATA_DIR: folder } });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^lintel: [^\n]+ older Lintel \(store version 2026-11-16-door-quotes, needed is [^\n]+ start the service once[^\n]+\n$/,
    );
    expect(filesOf(folder)).toEqual(before);
  });

  it('refuses a newer store, and names its version', async () => {
    const folder = await olderStore();
    changeStore(folder, fromTheFuture);
    const before = filesOf(folder);
    const { code, stderr } = await runCommand(args, { env: { DATA_DIR: folder } });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^lintel: [^\n]+ newer Lintel \(store version 2999-01-01-future;[^\n]+\n$/);
    expect(filesOf(folder)).toEqual(before);
  });
});

it('in a database with the migration table of another program, a store needs a schema of its own', async () => {
  const url = await createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE TABLE kysely_migration (name text, timestamp text)`);
  await client.query(`INSERT INTO kysely_migration VALUES ('0001-recipes', 'x')`);
  await client.query('CREATE SCHEMA lintel');
  await client.end();

  const beside = await runCommand(['keys', 'create', '--label', 'Example'], { env: { DATABASE_URL: url } });
  expect(beside.stderr).toMatch(/^lintel: [^\n]+ tables of another program[^\n]+\n$/);
  const env = { DATABASE_URL: `${url}?options=-c%20search_path%3Dlintel` };
  const apart = await runCommand(['keys', 'create', '--label', 'Example'], { env });
  expect(apart).toMatchObject({ code: 0, stderr: '' });
  expect((await runCommand(['keys', 'list'], { env })).stdout).toContain('Example');
  const { url: service } = await startListening(env);
  expect((await fetch(`${service}/readyz`)).status).toBe(200);
});

it('keys revoke creates no store', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const { code, stderr } = await runCommand(['keys', 'revoke', 'key_nobody'], { env: { DATA_DIR: folder } });
  expect(code).toBe(1);
  expect(stderr).toContain(`there is no store in ${folder}`);
  expect(existsSync(folder)).toBe(false);
});

it('keys create creates a store if there is none, and says so', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const env = { DATA_DIR: folder };
  const first = await runCommand(['keys', 'create', '--label', 'Example'], { env });
  expect(first.stdout).toContain(`A new store was made: the store in ${folder}.\n`);
  const second = await runCommand(['keys', 'create', '--label', 'Example'], { env });
  expect(second).toMatchObject({ code: 0, stdout: expect.not.stringContaining('A new store') as string });
});

function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}
