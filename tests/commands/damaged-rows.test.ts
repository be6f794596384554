import { describe, expect, it } from 'vitest';
import { contact } from '../support/enquiries.ts';
import { readCsv } from '../support/csv.ts';
import { send, startWithEnquiries } from '../support/enquiry-commands.ts';
import { runCommand } from '../support/command.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { readyStores } from '../support/stores.ts';

/** The damaged columns have the type text on both stores, so both accept damaged JSON. */
describe.each(readyStores)('an enquiry with a damaged row, on %s', async (_, makeStore) => {
  const env = await makeStore();
  const { program } = await startWithEnquiries(env);
  const [first, spoiled, last] = [
    await send(program, contact(1)),
    await send(program, contact(2)),
    await send(program, contact(3)),
  ];
  await program.stop();
  // The JSON is cut off within the personal data.
  await rawStatement(env, `update enquiries set request = substr(request, 1, 70) where id = '${spoiled.id}'`);
  const command = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCommand(args, { env });
    expect(code).toBe(1);
    return { stdout, stderr };
  };
  const named = `lintel: enquiry ${spoiled.reference} (${spoiled.id}) cannot be read: what is stored of it is damaged\n`;
  const expectReported = (stderr: string) => {
    expect(stderr).toMatch(/^(lintel: [^\n]+\n){2}$/);
    expect(stderr.startsWith(named)).toBe(true);
    expect(stderr).toContain('1 enquiry could not be read, and the rest could');
    expect(stderr).not.toContain(contact(2).customer.name);
  };

  it('is marked and reported in an NDJSON export, which contains all other enquiries', async () => {
    const { stdout, stderr } = await command('enquiries', 'export', '--format', 'ndjson');
    expectReported(stderr);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ id, unreadable }) => [id, unreadable])).toEqual([
      [first.id, undefined],
      [spoiled.id, true],
      [last.id, undefined],
    ]);
    expect(Object.keys(lines[1] ?? {}).sort()).toEqual(
      ['collection', 'id', 'receivedAt', 'reference', 'status', 'test', 'unreadable'].sort(),
    );
  }, 30_000);

  it('has a row in a CSV export, marked as unreadable', async () => {
    const { stdout, stderr } = await command('enquiries', 'export', '--format', 'csv');
    expectReported(stderr);
    const { rows } = readCsv(stdout);
    expect(rows.map(({ reference, email, message }) => [reference, email, message])).toEqual([
      [first.reference, contact(1).customer.email, contact(1).message],
      [spoiled.reference, '', '(cannot be read: what is stored of it is damaged)'],
      [last.reference, contact(3).customer.email, contact(3).message],
    ]);
  }, 30_000);

  it('is listed, and is left out of a search, which reports it', async () => {
    const listed = await command('enquiries', 'list');
    expectReported(listed.stderr);
    expect(listed.stdout).toMatch(
      new RegExp(`${spoiled.reference}  new +contact_requests +\\(cannot be read\\)`),
    );
    expect(listed.stdout).toContain(contact(3).customer.email);
    expect(listed.stdout).toContain('3 shown: these are all.');
    const found = await command('enquiries', 'find', contact(1).customer.email);
    expectReported(found.stderr);
    expect(found.stdout).toContain(first.reference);
    expect(found.stdout).toContain('1 enquiry from');
  }, 30_000);

  it('is named in the error of a command that shows it alone', async () => {
    const { stdout, stderr } = await command('enquiries', 'show', spoiled.reference);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `lintel: enquiry ${spoiled.reference} cannot be read: what is stored of it is damaged\n`,
    );
  }, 30_000);

  it('is part of the export of its person, without the damaged JSON', async () => {
    const { stdout, stderr } = await command('person', 'export', contact(2).customer.email);
    expect(JSON.parse(stdout)).toMatchObject({
      enquiries: [{ reference: spoiled.reference, status: 'new', unreadable: ['request'] }],
    });
    expect(stderr).toBe(
      `lintel: not all of it could be read, for what is stored is damaged: request of ${spoiled.reference}\n`,
    );
  }, 30_000);

  it('can be erased with its person', async () => {
    const { code } = await runCommand(['person', 'erase', contact(2).customer.email, '--yes'], { env });
    expect(code).toBe(0);
    expect((await runCommand(['enquiries', 'list'], { env })).code).toBe(0);
  }, 30_000);
});
