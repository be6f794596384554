import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { byService } from '../../src/jobs/backups/own-backup.ts';
import { type Environment, temporaryFolder } from '../support/child.ts';
import { canMount, mountSmallDisk, readOnlyFolder } from '../support/disks.ts';
import { contact } from '../support/enquiries.ts';
import { send, startWithEnquiries } from '../support/enquiry-commands.ts';
import { done, refused } from '../support/erasing.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand } from '../support/command.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { readyFolder } from '../support/ready-stores.ts';

const { email } = contact(1).customer;
const twoSent = async (env: Environment) => {
  const { program } = await startWithEnquiries(env);
  const [first] = [await send(program, contact(1)), await send(program, contact(2))];
  return { program, ...first };
};

describe('the audit log', () => {
  const makeStore = async () => ({ DATA_DIR: await readyFolder() });

  it('has an entry for every command that shows or copies personal data, with actor, time and count', async () => {
    const env = await makeStore();
    const { program, id, reference } = await twoSent(env);
    await program.stop();
    const begun = Date.now();
    const folder = await temporaryFolder();
    await done(env, 'enquiries', 'list', '--limit', '1');
    await done(env, 'enquiries', 'list', '--since', '2999-01-01');
    await done(env, 'enquiries', 'show', reference);
    await done(env, 'enquiries', 'find', email);
    await done(env, 'enquiries', 'export', '--format', 'csv');
    await done(env, 'person', 'export', email);
    await done(env, 'backup', join(folder, 'backup.db'));
    await done(env, 'store', 'copy', '--to', join(folder, 'copy'));
    // The service logs its own backups instead.
    await done(env, 'backup', join(folder, 'own.db'), byService);
    // These commands fail, and so show no personal data.
    await refused(env, 'enquiries', 'show', '2222-2222');
    await refused(env, 'person', 'export', 'nobody@example.ie');
    await done(env, 'audit', 'list');
    await done(env, 'keys', 'list');

    const listed = (await done(env, 'audit', 'list')).trimEnd().split('\n');
    const entries = listed.map((line) => line.split('\t'));
    expect(entries.map(([, , action, said]) => [action, said])).toEqual([
      ['enquiries.list', 'enquiries 1'],
      ['enquiries.list', ''],
      ['enquiries.show', 'enquiries 1'],
      ['enquiries.find', 'enquiries 1'],
      ['enquiries.export', 'enquiries 2'],
      ['person.export', expect.stringMatching(/^enquiries 1, /)],
      ['backup', 'enquiries 2'],
      ['store.copy', 'enquiries 2'],
    ]);
    expect(await done(env, 'audit', 'list', '--since', '2999-01-01')).toBe(
      'Nothing was done to people’s data in this time.\n',
    );
    for (const [at = '', actor] of entries) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(begun);
      expect(actor).toBe(`${userInfo().username}@${hostname()}`);
    }
    const stored = JSON.stringify(await rawRows(env, 'audit_entries'));
    for (const about of [email, id, reference, contact(1).customer.name]) expect(stored).not.toContain(about);
  }, 60_000);
});

/** Stores that are read-only, each with the reason that the warning gives. */
const unwritable: [string, RegExp, () => Promise<Environment>][] = [
  [
    'a database that is read-only',
    /the server takes no writes/,
    async () => {
      const env = { DATABASE_URL: await createDatabase() };
      const { program } = await twoSent(env);
      await program.stop();
      const name = new URL(env.DATABASE_URL).pathname.slice(1);
      await rawStatement(env, `alter database ${name} set default_transaction_read_only = on`);
      return env;
    },
  ],
];
if (canMount)
  unwritable.push(
    [
      'an embedded store that is read-only',
      /can only be read|its file cannot be opened/,
      async () => {
        const { folder, forbid } = await readOnlyFolder();
        const { program } = await twoSent({ DATA_DIR: folder });
        await program.stop();
        await forbid();
        return { DATA_DIR: folder };
      },
    ],
    [
      'an embedded store on a full disk',
      /its disk is full/,
      async () => {
        const { folder, fill } = await mountSmallDisk();
        const { program } = await twoSent({ DATA_DIR: folder });
        await program.stop();
        fill();
        return { DATA_DIR: folder };
      },
    ],
  );

it.each(unwritable)(
  'a command on a read-only store still prints its result, and warns that it was not audited: %s',
  async (_, reason, makeStore) => {
    const env = await makeStore();
    const backup = join(await temporaryFolder(), 'backup.db');
    for (const [args, shown] of [
      [['enquiries', 'list'], '2 shown: these are all.'],
      [['enquiries', 'find', email], `1 enquiry from ${email}.`],
      [['enquiries', 'export', '--format', 'ndjson'], email],
      [['person', 'export', email], contact(1).customer.name],
      [['backup', backup], 'holds 2 enquiries'],
    ] as const) {
      const { code, stdout, stderr } = await runCommand([...args], { env });
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr: expect.stringMatching(
          /^lintel: this could not be noted in the audit table: [^\n]+\n$/,
        ) as string,
      });
      expect(stderr).toMatch(reason);
      expect(stdout).toContain(shown);
    }
  },
  60_000,
);
