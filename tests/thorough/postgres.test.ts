import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createDatabase, hasPackagedPostgres, startPrivatePostgres } from '../support/postgres.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // A stopping server also reports the lost connection here.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the PostgreSQL of the test run', () => {
  it('provides empty, separate databases', async () => {
    const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
    await query(one, 'CREATE TABLE door (id int)');
    expect(await query(other, `SELECT to_regclass('door') AS door`)).toEqual([{ door: null }]);
  });

  it.runIf(hasPackagedPostgres)('is version 18 with durability on', async () => {
    const rows = await query(
      await createDatabase(),
      `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('fsync') AS fsync`,
    );
    expect(rows).toEqual([{ version: 18, fsync: 'on' }]);
  });
});

describe.runIf(hasPackagedPostgres)('a private PostgreSQL', () => {
  it('restarts on the same port with its committed rows after an immediate stop', async () => {
    const server = await startPrivatePostgres();
    await query(server.url, 'CREATE TABLE door AS SELECT 7 AS id');

    await server.stop('immediate');
    await expect(query(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');

    await server.restart();
    expect(await query(server.url, 'SELECT id FROM door')).toEqual([{ id: 7 }]);

    await server.remove();
    await expect(query(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });
});
