import { copyFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Environment, temporaryFolder } from '../support/child.ts';
import { contact, exported, submit } from '../support/enquiries.ts';
import { done, foundIn, leaveEverything, limitsOff, niamh, refused, tracesOf } from '../support/erasing.ts';
import { startListening } from '../support/listening.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { programStores, readyStores } from '../support/stores.ts';

/** The settings of a fresh store, which has a data folder of its own even if it is a database. */
const withFolder = async (makeStore: () => Promise<Environment>): Promise<Environment> => ({
  DATA_DIR: await temporaryFolder(),
  ...(await makeStore()),
});

const start = (env: Environment) => startListening({ ...env, ...limitsOff });
const peopleIn = async (env: Environment) =>
  (await exported(env)).map(({ request }) => request.customer.email.toLowerCase());
const exportOf = (env: Environment, email: string) => done(env, 'person', 'export', email);

describe.each(readyStores)('the person commands, on %s', (_, makeStore) => {
  it('export everything as one document, and report an unknown person', async () => {
    const env = await withFolder(makeStore);
    const program = await start(env);
    const ids = await leaveEverything(program.url, niamh);
    const document = JSON.parse(await exportOf(env, 'NIAMH.qwyx@example.IE')) as Record<string, unknown[]>;
    expect(document['email']).toBe('niamh.qwyx@example.ie');
    expect(document['enquiries']).toHaveLength(3);
    expect(document['doorQuotes']).toHaveLength(1);
    expect(Object.keys(document['parts'] ?? {})).toEqual(Object.keys(document).slice(3));
    for (const id of ids) expect(JSON.stringify(document)).toContain(id);
    expect(await refused(env, 'person', 'export', 'nobody@example.ie')).toContain(
      'nothing is kept of nobody@',
    );
    expect(await refused(env, 'person', 'erase', 'nobody@example.ie')).toContain(
      'nothing is kept of nobody@',
    );
    expect(await refused(env, 'person', 'export', 'not an address')).toContain('not an e-mail address');
    expect(await refused(env, 'person', 'erase')).toContain('person erase EMAIL');
  });

  it('erase only with a confirmation, and then all data of that person, while a service runs', async () => {
    const env = await withFolder(makeStore);
    const program = await start(env);
    await leaveEverything(program.url, niamh);
    const others = ['one@example.ie', 'two@example.ie'];
    for (const email of others) await leaveEverything(program.url, { name: 'Aoife Byrne', email });
    const before = await Promise.all(others.map((email) => exportOf(env, email)));
    expect(await refused(env, 'person', 'erase', niamh.email)).toContain('no terminal');
    expect(await peopleIn(env)).toHaveLength(9);

    const said = await done(env, 'person', 'erase', niamh.email, '--yes');
    expect(said).toMatch(
      /^Kept of niamh\.qwyx@example\.ie: 3 enquiries and 1 door quote, and what belongs to them\.\nErased: 3 /,
    );
    expect(await Promise.all(others.map((email) => exportOf(env, email)))).toEqual(before);
    expect(new Set(await peopleIn(env))).toEqual(new Set(others));
    expect(statSync(join(env['DATA_DIR'] ?? '', 'erased-people.ndjson')).mode & 0o777).toBe(0o600);

    const audited = await rawRows(env, 'audit_entries');
    expect(JSON.stringify(audited)).not.toMatch(/qwyx|one@|two@/i);
    expect(audited.map(({ action }) => action)).toContain('person.erase');
    const listed = await done(env, 'audit', 'list', '--since', '2020-01-01');
    expect(listed).toMatch(/^20\S+Z\t[^\s@]+@[^\s@]+\tperson\.erase\tenquiries 3, doorQuotes 1/m);
    expect((await submit(program.url, contact(1))).status).toBe(200);
  });

  it('apply an erasure to an earlier backup, but not to a later enquiry in a later backup', async () => {
    const env = await withFolder(makeStore);
    const program = await start(env);
    await leaveEverything(program.url, niamh);
    expect((await submit(program.url, contact(1))).status).toBe(200);
    const folder = await temporaryFolder();
    await done(env, 'backup', join(folder, 'before.db'));
    await done(env, 'person', 'erase', niamh.email, '--yes');
    const again = { customer: niamh, message: 'I have thought about the door again.' };
    expect((await submit(program.url, again)).status).toBe(200);
    await done(env, 'backup', join(folder, 'after.db'));
    await program.stop();

    for (const [backup, count] of [
      ['before.db', 0],
      ['after.db', 1],
    ] as const) {
      for (const [, makeOther] of programStores) {
        const other = await withFolder(makeOther);
        copyFileSync(
          join(env['DATA_DIR'] ?? '', 'erased-people.ndjson'),
          join(other['DATA_DIR'] ?? '', 'erased-people.ndjson'),
        );
        const said = await done(other, 'restore', join(folder, backup));
        if (count === 0)
          expect(said).toMatch(
            /: 1 enquiry .*\n1 person in it had been erased since the backup, and was erased again\.\n/,
          );
        else expect(said).not.toContain('erased');
        const niamhs = (await peopleIn(other)).filter((email) => email === niamh.email.toLowerCase());
        expect(niamhs).toHaveLength(count);
        expect(await peopleIn(other)).toContain(contact(1).customer.email);
      }
    }
  }, 90_000);
});

describe('the files of an embedded store', () => {
  it('contain no trace of an erased person, while the service runs and after it has stopped', async () => {
    const program = await start({ DATA_DIR: await temporaryFolder() });
    const { dataDir, url } = program;
    const env = { DATA_DIR: dataDir };
    const send = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1)
        expect((await submit(url, contact(number))).status).toBe(200);
    };
    await wantEvents(env);
    await send(0, 60);
    const ids = await leaveEverything(url, niamh);
    await send(60, 120);
    const rows = [...(await storedEvents(env)), ...(await rawRows(env, 'deliveries'))];
    const hers = rows
      .filter(({ subject_id }) => ids.includes(String(subject_id)))
      .map(({ id }) => String(id));
    const traces = tracesOf([...ids, ...hers]);
    expect(foundIn(dataDir, traces).length).toBeGreaterThan(8);
    expect(await done(env, 'person', 'erase', niamh.email, '--yes')).toContain(
      'Nothing of it is left in the files of the store.',
    );
    expect(foundIn(dataDir, traces)).toEqual([]);
    await send(120, 125);
    expect(await peopleIn(env)).toHaveLength(125);
    await program.stop();
    expect(foundIn(dataDir, traces)).toEqual([]);
  });

  it('are cleaned by the service if the command could not, and after retention has erased enquiries', async () => {
    const first = await start({ DATA_DIR: await temporaryFolder() });
    const { dataDir, url } = first;
    const env = { DATA_DIR: dataDir };
    const ids = await leaveEverything(url, niamh);
    for (let number = 0; number < 30; number += 1) await submit(url, contact(number));
    await first.stop();
    await rawStatement(env, `update enquiries set received_at = 1000 where email like '%qwyx%'`);
    await rawStatement(
      env,
      `update door_quotes set expires_at = 1000, created_at = 1000 where email like '%qwyx%'`,
    );
    const dry = await done(env, 'retention', 'run', '--dry-run');
    expect(dry).toContain('  contact_requests: 1\n  internal_door_quotes: 1\n  security_door_quotes: 1\n');
    expect(dry).toContain('Nothing was erased');
    expect(await peopleIn(env)).toHaveLength(33);
    const said = await done(env, 'retention', 'run');
    expect(said.split('\n').slice(1, 6)).toEqual(dry.split('\n').slice(1, 6));
    expect(said).toContain('Erased: 3 enquiries and 0 door quotes');
    expect(await peopleIn(env)).toHaveLength(30);
    // The maintenance of the service erases the unsent quote soon after its start.
    const second = await start(env);
    await expect.poll(() => rawRows(env, 'door_quotes'), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => foundIn(dataDir, tracesOf(ids)), { timeout: 20_000 }).toEqual([]);
    await second.stop();
    expect(foundIn(dataDir, tracesOf(ids))).toEqual([]);
    expect(await refused({ ...env, RETENTION_MONTHS: 'off' }, 'retention', 'run')).toContain('off');
  }, 60_000);

  it('do not bring back an erased person if an older copy of the files is restored by hand', async () => {
    const program = await start({ DATA_DIR: await temporaryFolder() });
    const env = { DATA_DIR: program.dataDir };
    const ids = await leaveEverything(program.url, niamh);
    await submit(program.url, contact(1));
    await program.stop();
    const file = join(program.dataDir, 'lintel.db');
    const aside = join(await temporaryFolder(), 'copy.db');
    copyFileSync(file, aside);
    await done(env, 'person', 'erase', niamh.email, '--yes');
    mkdirSync(join(program.dataDir, 'lost'));
    renameSync(file, join(program.dataDir, 'lost', 'lintel.db'));
    copyFileSync(aside, file);
    expect(existsSync(join(program.dataDir, 'erased-people.ndjson'))).toBe(true);
    const again = await start(env);
    expect(await peopleIn(env)).toEqual([contact(1).customer.email]);
    expect(foundIn(program.dataDir, tracesOf(ids))).toEqual([]);
    await again.stop();
    expect((await rawRows(env, 'audit_entries')).map(({ action, actor }) => [action, actor])).toContainEqual([
      'person.erase-again',
      'service',
    ]);
  });
});
