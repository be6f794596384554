import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Environment, end, temporaryFolder } from '../support/child.ts';
import { canMount, mountSmallDisk } from '../support/disks.ts';
import { contact, exported, submit } from '../support/enquiries.ts';
import { begin, done, foundIn, leaveEverything, limitsOff, niamh, tracesOf } from '../support/erasing.ts';
import { multiplyEnquiries } from '../support/many-enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { programStores } from '../support/stores.ts';

const start = (env: Environment) => startProgram({ env: { ...limitsOff, ...env } });
const peopleIn = async (env: Environment) =>
  (await exported(env)).map(({ request }) => request.customer.email.toLowerCase());
const herEmail = niamh.email.toLowerCase();

it.runIf(canMount)(
  'an erasure succeeds on a disk too full for a vacuum; the service runs the vacuum when there is room',
  async () => {
    const { folder } = await mountSmallDisk(32);
    const env = { DATA_DIR: folder };
    const first = await start(env);
    const ids = await leaveEverything(first.url, niamh);
    await first.stop();
    const other = await start(env);
    expect((await submit(other.url, contact(1))).status).toBe(200);
    await other.stop();
    await rawStatement(env, 'create table ballast as select zeroblob(12000000) as bytes');
    const filler = join(folder, '..', 'filler');
    writeFileSync(
      filler,
      Buffer.alloc(32 * 1_048_576 - statSync(join(folder, 'lintel.db')).size - 4_000_000),
    );

    const stdout = await done(env, 'person', 'erase', niamh.email, '--yes');
    expect(stdout).toMatch(
      /\nErased: 3 enquiries, [^\n]+\nIt is erased, but traces are still in the files of the store \(to write it anew takes \d\d MB of free disk space, and there is less: make room\)\. Once that is mended, the service removes them within a day, or at its next start\.\n$/,
    );
    expect(await peopleIn(env)).toEqual([contact(1).customer.email]);

    const program = await start({ ...env, LOG_LEVEL: 'info' });
    expect(program.logs()).toContain('what was erased is still in the files of the store; will try again');
    for (const number of [2, 3]) expect((await submit(program.url, contact(number))).status).toBe(200);
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
    rmSync(filler);
    // The first maintenance run is ten seconds after the start.
    await expect
      .poll(() => program.logs(), { timeout: 30_000 })
      .toContain('what was erased is out of the files of the store as well');
    expect(foundIn(folder, tracesOf(ids))).toEqual([]);
    expect(await rawRows(env, 'upkeep_notes')).toEqual([expect.objectContaining({ unclean_since: null })]);
    expect(await peopleIn(env)).toHaveLength(3);
  },
  90_000,
);

it('an erasure by a user who does not own the PostgreSQL tables succeeds, and tells the operator to have the owner vacuum', async () => {
  const owner = { DATABASE_URL: await createDatabase(), DATA_DIR: await temporaryFolder() };
  const first = await start(owner);
  await leaveEverything(first.url, niamh);
  expect((await submit(first.url, contact(1))).status).toBe(200);
  await first.stop();
  const url = new URL(owner.DATABASE_URL);
  const role = `${url.pathname.slice(1)}_clerk`;
  await rawStatement(owner, `create role ${role} login password 'clerk'`);
  await rawStatement(owner, `grant select, insert, update, delete on all tables in schema public to ${role}`);
  [url.username, url.password] = [role, 'clerk'];
  const clerk = { ...owner, DATABASE_URL: url.href };

  const stdout = await done(clerk, 'person', 'erase', niamh.email, '--yes');
  expect(stdout).toMatch(
    /\nErased: 3 enquiries, [^\n]+\nThis user may not vacuum the tables, since it does not own them: [^\n]+ VACUUM\.\n$/,
  );
  expect(await peopleIn(owner)).toEqual([contact(1).customer.email]);
  const program = await start(clerk);
  expect((await submit(program.url, contact(2))).status).toBe(200);
  expect(await peopleIn(owner)).toHaveLength(2);
  await program.stop();
  await rawStatement(owner, `drop owned by ${role}`);
  await rawStatement(owner, `drop role ${role}`);
}, 60_000);

/** A store with enquiries of herEmail for many transactions, and one of another customer. */
async function storeWithMany(place: Environment): Promise<Environment> {
  const program = await start({ DATA_DIR: await temporaryFolder() });
  await leaveEverything(program.url, niamh);
  expect((await submit(program.url, contact(1))).status).toBe(200);
  await program.stop();
  multiplyEnquiries(program.dataDir, 6000);
  const embedded = { DATA_DIR: program.dataDir };
  const { DATABASE_URL } = place;
  if (DATABASE_URL === undefined) return embedded;
  await done(embedded, 'store', 'copy', '--to', DATABASE_URL);
  return { DATABASE_URL, DATA_DIR: await temporaryFolder() };
}

/** Number of kills. Each is a little later in the erasure than the one before. */
const kills = 4;

it.each(programStores)(
  'an erasure that was killed several times is completed by running its command again: %s',
  async (_, makeStore) => {
    const env = await storeWithMany(await makeStore());
    const inOrder = () => rawStatement(env, 'select * from enquiries order by id');
    const before = await inOrder();
    const others = before.filter(({ email }) => email !== herEmail);
    expect(before.length - others.length).toBeGreaterThan(4000);

    const countHerRows = async () => {
      const [row] = await rawStatement(
        env,
        `select count(*) as count from enquiries where email = '${herEmail}'`,
      );
      return Number(row?.['count']);
    };
    const list = join(env['DATA_DIR'] ?? '', 'erased-people.ndjson');
    const lines = () => (existsSync(list) ? readFileSync(list, 'utf8').split('\n').length : 0);
    let remaining = await countHerRows();
    for (let kill = 0; kill < kills && remaining > 0; kill += 1) {
      const [linesBefore, remainingBefore] = [lines(), remaining];
      const erasing = begin(env, 'person', 'erase', niamh.email, '--yes');
      await expect.poll(lines, { interval: 1, timeout: 10_000 }).toBeGreaterThan(linesBefore);
      // The first command is killed right after its start, the others after they have erased some rows.
      if (kill > 0)
        await expect.poll(countHerRows, { interval: 1, timeout: 10_000 }).toBeLessThan(remainingBefore);
      await end(erasing, 'SIGKILL');
      remaining = await countHerRows();
      expect(remaining).toBeLessThanOrEqual(remainingBefore);
    }
    const { code, stdout, stderr } = await runCommand(['person', 'erase', niamh.email, '--yes'], { env });
    // The erasure may be complete: the server may commit the last statement of a killed command.
    if (code === 0) {
      const [, held, erased] = /: ([\d,]+) enquir[^]+\nErased: ([\d,]+) enquir/.exec(stdout) ?? [];
      expect(erased).toMatch(/\d/);
      expect(erased).toBe(held);
    } else expect({ code, stderr }).toEqual({ code: 1, stderr: `lintel: nothing is kept of ${herEmail}\n` });
    expect(await countHerRows()).toBe(0);
    expect(await inOrder()).toEqual(others);
    // The next start completes what the killed commands left, without affecting other people.
    const again = await start(env);
    expect((await submit(again.url, contact(2))).status).toBe(200);
    expect(await inOrder()).toHaveLength(others.length + 1);
  },
  120_000,
);
