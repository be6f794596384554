import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '../../src/logging/logger.ts';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { ask, contact, statusOf, submit } from '../support/enquiries.ts';
import { startListening } from '../support/listening.ts';
import { changeStore, fromTheFuture, olderStore } from '../support/older-store.ts';
import { createDatabase, hasPackagedPostgres, startPrivatePostgres } from '../support/postgres.ts';

type Settings = Record<string, string>;

/** Ways to break a store, each with the reason shown to the operator. */
const failures: [what: string, spoil: () => Promise<Settings>, reason: RegExp][] = [
  [
    'a folder that cannot be created',
    () => Promise.resolve({ DATA_DIR: '/dev/null/data' }),
    /a part of its path is a file, not a folder \(ENOTDIR\)/,
  ],
  [
    'a folder in which no folder can be created',
    () => Promise.resolve({ DATA_DIR: '/proc/lintel/data' }),
    /nothing can be made in its folder, or in the one above it \(ENOENT\)/,
  ],
  [
    'a folder in which no file can be created',
    () => Promise.resolve({ DATA_DIR: '/proc' }),
    // Only root passes the check of permissions, and then fails to create the file.
    process.getuid?.() === 0
      ? /nothing can be made in its folder, or in the one above it \(ENOENT\)/
      : /this user may not use its folder or its files \(EACCES\)/,
  ],
  [
    'a file that is not a database',
    async () => {
      const folder = await temporaryFolder();
      writeFileSync(join(folder, 'lintel.db'), 'This is a letter, not a database. '.repeat(100));
      return { DATA_DIR: folder };
    },
    /its file is not a store of Lintel/,
  ],
  [
    'a database of another program',
    async () => {
      const folder = await temporaryFolder();
      changeStore(folder, 'CREATE TABLE recipes (id INTEGER)');
      return { DATA_DIR: folder };
    },
    /its file is a database, but not a store of Lintel/,
  ],
  [
    'a store of a newer version',
    async () => {
      const folder = await olderStore();
      changeStore(folder, fromTheFuture);
      return { DATA_DIR: folder };
    },
    /written by a newer Lintel \(store version 2999-01-01-future; this one knows up to \d{4}-\d\d-\d\d-[\w-]+\)/,
  ],
  [
    'a PostgreSQL that is down',
    () => Promise.resolve({ DATABASE_URL: 'postgres://lintel:secret@127.0.0.1:1/lintel' }),
    /nothing listens at its host and port \(ECONNREFUSED\)/,
  ],
  [
    'a database that does not exist',
    async () => ({ DATABASE_URL: (await createDatabase()).replace(/\w+$/, 'nobody_made_this') }),
    /the server has no database of that name \(3D000\)/,
  ],
];

if (hasPackagedPostgres)
  failures.push([
    'a wrong password',
    async () => {
      const { url } = await startPrivatePostgres();
      await demandPasswords(url);
      return { DATABASE_URL: url.replace('postgres@', 'postgres:secret@') };
    },
    /the server refuses the user name or password \(28P01\)/,
  ]);

/** Makes the server require passwords from now on. */
async function demandPasswords(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ hba_file: string }>('SHOW hba_file');
  await client.query(`ALTER ROLE postgres PASSWORD 'the right one'`);
  await client.query(
    `COPY (SELECT 'host all all 127.0.0.1/32 scram-sha-256') TO '${rows[0]?.hba_file ?? ''}'`,
  );
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

// Skipped as root, who can write to a read-only folder.
if (process.getuid?.() !== 0)
  failures.push([
    'a read-only folder',
    async () => {
      const folder = join(await temporaryFolder(), 'data');
      mkdirSync(folder);
      chmodSync(folder, 0o500);
      return { DATA_DIR: folder };
    },
    /this user may not use its folder or its files \(EACCES\)/,
  ]);

describe.each(failures)('%s', (_, spoil, reason) => {
  let env: Settings = {};
  beforeAll(async () => {
    env = await spoil();
  });

  it('is the reason given by /readyz and logged, and requests that need no store are served', async () => {
    const lines: string[] = [];
    const logger = pino({ serializers: { err: describeError } }, { write: (line) => void lines.push(line) });
    const { url } = await startListening(env, logger);
    await expect.poll(() => lines.join('')).toContain('the store is away');
    expect(lines.join('')).not.toContain('"stack"');

    const { status, body } = await ask(`${url}/readyz`);
    expect(status).toBe(503);
    expect(body['detail']).toMatch(reason);
    expect(body['detail']).toMatch(/^Enquiries cannot be stored: .+\.$/);
    for (const inside of [env['DATA_DIR'] ?? '', 'secret', '127.0.0.1'].filter((text) => text !== ''))
      expect(JSON.stringify(body)).not.toContain(inside);

    expect((await submit(url, contact(1))).status).toBe(503);
    expect(await statusOf(`${url}/products`)).toBe(200);
    const doors = [{ doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2100' }];
    expect((await submit(url, { doors }, {}, '/api/internal-doors/estimate')).status).toBe(200);
  });

  it('is the reason that a command prints, in one line', async () => {
    const { code, stdout, stderr } = await runCommand(['keys', 'create', '--label', 'Example'], { env });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^lintel: the (?:store|database) [^\n]+ cannot be used: [^\n]+\n$/);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toContain('secret');
  });
});
