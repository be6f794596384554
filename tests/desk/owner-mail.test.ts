import { describe, expect, it } from 'vitest';
import { mailEnv, startMailServer } from '../support/mail-server.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService } from '../support/service.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { addPasskey, addStaff, deskBrowser, signedIn } from '../support/staff.ts';

const password = 'a quiet hinge closes itself';
const host = 'doors.example.ie';

const actions = async ({ store }: TestService) =>
  (await store.audit.latest(20)).map(({ action }) => action).sort();

describe('the mail to the owner of an account', () => {
  it('is sent once, and to nobody else, for every new way to sign in', async () => {
    const server = await startMailServer();
    const env = {
      ...mailEnv(server.url),
      PORT: '0',
      PUBLIC_URL: `https://${host}`,
      WEBHOOK_PRIVATE: 'allow',
    };
    const service = await startService('embedded', { env, listening: true });
    await rawStatement(
      service.env,
      `insert into webhook_endpoints (id, url, events, secret, created_at)
       values ('whk_ALL', 'http://127.0.0.1:9/', '["*"]', 'whsec_c2VjcmV0', 1)`,
    );
    const admin = await signedIn(service, 'admin');
    const email = 'new@doors.example.ie';
    const subjects = () => server.received.map(({ mail }) => mail.subject);
    const told: string[] = [];
    /** Expects that the next mail has this subject. */
    const expectMail = async (subject: string) => {
      told.push(subject);
      await expect.poll(subjects, { timeout: 15_000 }).toEqual(told);
    };

    const added = await admin.post('/staff/admin/people', { email, role: 'sales' });
    await expectMail('You have an account at the desk');
    const [link = ''] = /\/staff\/set-up\/[\w-]{43}/.exec(added.body) ?? [];
    const [account] = (await service.store.staffAccounts.list()).filter((each) => each.email === email);
    const owner = deskBrowser(service.server);
    await owner.post(link, { password, repeated: password });
    await expectMail('The password of your account was set');
    const options = await owner.post('/staff/account/passkeys/options');
    const { challenge } = options.json<{ challenge: string }>();
    const answer = createSoftwarePasskey(host).introduction({ challenge, origin: `https://${host}` });
    await owner.post('/staff/account/passkeys', { label: 'My <phone>', answer });
    await expectMail('A passkey was added to your account');
    const id = account?.id ?? '';
    await admin.post('/staff/admin/people/make-admin', { id });
    await expectMail('Your account is now an admin’s');
    await admin.post('/staff/admin/people/make-sales', { id });
    await admin.post('/staff/admin/people/disable', { id });
    await admin.post('/staff/admin/people/enable', { id });
    await expectMail('Your account is open again');
    const reset = await admin.post('/staff/admin/people/reset', { id });
    await expectMail('There is a new password link for your account');

    for (const { to, mail } of server.received) {
      expect(to).toEqual([email]);
      expect(mail.text).toContain('Was it not you');
      expect(mail.text).toContain(email);
      expect(`${mail.text ?? ''}${mail.html ?? ''}`).not.toContain('/staff/set-up/');
    }
    expect(reset.body).toContain('/staff/set-up/');
    const rows = async () =>
      (await rawRows(service.env, 'deliveries')).map(({ destination, state }) => [destination, state]);
    await expect.poll(rows).toEqual(told.map(() => ['mail:owner', 'delivered']));
    expect(JSON.stringify(await rawRows(service.env, 'events'))).not.toContain('@');
    // The first entry is that of the admin's own account.
    expect(await actions(service)).toEqual([
      'staff.add',
      'staff.add',
      'staff.disable',
      'staff.enable',
      'staff.passkey',
      'staff.reset',
      'staff.role',
      'staff.role',
      'staff.set-up',
    ]);
  }, 60_000);

  it('is not sent, and no event is stored, if mail is not configured', async () => {
    const service = await startService('embedded');
    const admin = await signedIn(service, 'admin');
    await admin.post('/staff/admin/people', { email: 'new@doors.example.ie', role: 'admin' });
    expect(await rawRows(service.env, 'deliveries')).toEqual([]);
    expect(await rawRows(service.env, 'events')).toEqual([]);
  });
});

describe('a changed password', () => {
  const better = 'seven panes of reeded glass';

  it('removes the passkeys too if the checkbox is ticked, with an audit entry', async () => {
    const service = await startService('embedded');
    const { account, token } = await addStaff(service);
    const browser = deskBrowser(service.server);
    await browser.post(`/staff/set-up/${token}`, { password, repeated: password });
    const session = browser.cookies.get('__Host-lintel-desk') ?? '';
    const change = (from: string, to: string, more = {}) =>
      browser.post('/staff/account/password', { current: from, password: to, repeated: to, ...more });
    const offer = 'name="remove_passkeys"';
    expect((await browser.get('/staff/account')).body).not.toContain(offer);
    for (const id of ['one', 'two'])
      await addPasskey(service, { account, session }, { id, publicKey: 'AA', counter: 0 });
    expect((await browser.get('/staff/account')).body).toContain(offer);
    const kept = async () => (await service.store.staffPasskeys.listOf(account.id)).length;
    await change(password, better);
    expect(await kept()).toBe(2);
    await change(better, password, { remove_passkeys: 'yes' });
    expect(await kept()).toBe(0);
    expect(await actions(service)).toEqual([
      'staff.add',
      'staff.passkey',
      'staff.passkey',
      'staff.passkey-removed',
      'staff.password',
      'staff.password',
      'staff.set-up',
    ]);
  }, 60_000);
});
