import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { end, launch, temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { contact, submit } from '../support/enquiries.ts';
import { startListening } from '../support/listening.ts';
import { multiplyEnquiries } from '../support/many-enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { builtProgram, startProgram } from '../support/program.ts';
import { rawRows } from '../support/raw-rows.ts';
import { readyDatabase, readyFolder } from '../support/ready-stores.ts';

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Counts the connections of commands in this state. */
async function commandsThat(client: pg.Client, are: string): Promise<number> {
  const { rowCount } = await client.query(`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'lintel command' AND ${are}
  `);
  return rowCount ?? 0;
}

it('store copy leaves no rows in a database when killed half-way, and can be repeated', async () => {
  const DATA_DIR = await readyFolder();
  const { url, stop } = await startListening({ DATA_DIR });
  expect((await submit(url, contact(1))).status).toBe(200);
  await stop();
  multiplyEnquiries(DATA_DIR, 20_000);
  const DATABASE_URL = await createDatabase();
  const client = await connected(DATABASE_URL);
  const inserting = () => commandsThat(client, `query LIKE 'insert into "enquiries"%'`);

  const copy = launch(builtProgram, ['store', 'copy', '--to', DATABASE_URL], { DATA_DIR });
  await expect.poll(inserting, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
  expect(await end(copy, 'SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  await expect.poll(inserting).toBe(0);
  for (const table of ['enquiries', 'api_keys', 'duplicate_guards'])
    expect(await rawRows({ DATABASE_URL }, table)).toEqual([]);

  const { code } = await runCommand(['store', 'copy', '--to', DATABASE_URL], { env: { DATA_DIR } });
  expect(code).toBe(0);
  expect(await rawRows({ DATABASE_URL }, 'enquiries')).toHaveLength(20_000);
}, 120_000);

// A crash, Ctrl-C, a stop by the system, and a closed terminal.
it.each(['SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'store copy leaves no store in a folder if it gets %s half-way, and can be repeated',
  async (signal) => {
    const DATABASE_URL = await readyDatabase();
    const [holding, looking] = [await connected(DATABASE_URL), await connected(DATABASE_URL)];
    // The copy blocks on this table, after it has created its file.
    await holding.query('BEGIN; LOCK TABLE spam_model');
    const folder = await temporaryFolder();
    const copy = launch(builtProgram, ['store', 'copy', '--to', folder], { DATABASE_URL });
    await expect
      .poll(() => commandsThat(looking, `wait_event_type = 'Lock'`), { timeout: 60_000 })
      .toBeGreaterThan(0);
    expect(readdirSync(folder)).toContain('lintel.db.partial');
    expect(await end(copy, signal)).toEqual({ code: null, signal });
    expect(existsSync(join(folder, 'lintel.db'))).toBe(false);
    if (signal !== 'SIGKILL') expect(readdirSync(folder)).toEqual([]);

    await holding.query('ROLLBACK');
    expect(await runCommand(['store', 'copy', '--to', folder], { env: { DATABASE_URL } })).toMatchObject({
      code: 0,
    });
    expect(readdirSync(folder).sort()).toEqual(['README.txt', 'erased-people.ndjson', 'lintel.db']);
  },
  120_000,
);

it('store copy is refused while another process uses the store', async () => {
  const { dataDir } = await startProgram();
  const folder = join(await temporaryFolder(), 'copy');
  expect(await runCommand(['store', 'copy', '--to', folder], { env: { DATA_DIR: dataDir } })).toEqual({
    ...{ code: 1, stdout: '' },
    stderr: `lintel: the store in ${dataDir} cannot be used: another process uses it: stop the service first\n`,
  });
  expect(existsSync(folder)).toBe(false);
});
