import { describe, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { startListening } from '../support/listening.ts';
import { mailEnv } from '../support/mail-server.ts';
import { rawRows } from '../support/raw-rows.ts';
import { readyFolder } from '../support/ready-stores.ts';

const email = 'desk@doors.example.ie';
const byNumber = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Number(one['number']) - Number(other['number']);
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';

describe('accounts from the command line', () => {
  const storeEnv = async () => ({ DATA_DIR: await readyFolder() });

  it('are added, listed, reset, disabled, enabled and given roles, each with an audit entry', async () => {
    const env = {
      PUBLIC_URL: 'https://doors.example.ie',
      ...(await storeEnv()),
    };
    const staff = (...words: string[]) => runCommand(['staff', ...words], { env });

    const added = await staff('add', 'Desk@Doors.example.ie', '--role', 'admin');
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect(added.stdout).toContain(`${email} has an account, as admin.`);
    const link = lastLine(added.stdout);
    expect(link).toMatch(/^https:\/\/doors\.example\.ie\/staff\/set-up\/[\w-]{43}$/);
    expect((await staff('add', email)).stderr).toContain('has an account already');

    expect((await staff('list')).stdout).toMatch(
      /^desk@doors\.example\.ie\tadmin\tcreated \S+\tnever signed in\tset-up link until \S+\n$/,
    );
    const reset = await staff('reset', email);
    expect(lastLine(reset.stdout)).toMatch(/^https:\/\/doors\.example\.ie\/staff\/set-up\//);
    expect(lastLine(reset.stdout)).not.toBe(link);

    const disabled = await staff('disable', email);
    expect(disabled.code).toBe(0);
    expect(disabled.stderr).toContain('no admin is left who may sign in');
    expect((await staff('disable', email)).stderr).toContain('is disabled already');
    expect((await staff('reset', email)).stderr).toContain('is disabled');
    expect((await staff('enable', email)).stdout).toContain('after staff reset, by a new link');
    expect((await staff('role', email, 'sales')).stdout).toBe(`${email} is sales now.\n`);

    const audit = await runCommand(['audit', 'list'], { env });
    expect(audit.stdout.match(/staff\.[a-z-]+\taccount stf_\w{26}$/gm)).toEqual(
      ['add', 'reset', 'disable', 'enable', 'role'].map(
        (action) => expect.stringMatching(`^staff.${action}\t`) as string,
      ),
    );
  });

  it('cause a mail to their owner for every new way to sign in, if mail is configured', async () => {
    const store = await storeEnv();
    const env = { ...store, ...mailEnv('smtp://127.0.0.1:9') };
    const staff = (...words: string[]) => runCommand(['staff', ...words], { env });
    for (const words of [['add'], ['reset'], ['disable'], ['enable']]) await staff(...words, email);
    for (const role of ['admin', 'sales']) await staff('role', email, role);
    const rows = async (table: string) => (await rawRows(store, table)).sort(byNumber);
    const ways = (await rows('events')).map(({ body }) => JSON.parse(String(body)) as unknown);
    expect(ways).toMatchObject(['account', 'link', 'open', 'admin'].map((way) => ({ data: { way } })));
    const waiting = { destination: 'mail:owner', state: 'waiting' };
    expect(await rows('deliveries')).toMatchObject([waiting, waiting, waiting, waiting]);
  });
});

it('a set-up link opens on the running service until the account is disabled', async () => {
  const { dataDir: DATA_DIR, url } = await startListening({});
  const env = { DATA_DIR, PUBLIC_URL: url };
  const link = lastLine((await runCommand(['staff', 'add', email], { env })).stdout);
  const page = await fetch(link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(email)]);
  await runCommand(['staff', 'disable', email], { env });
  expect((await fetch(link)).status).toBe(404);
});
