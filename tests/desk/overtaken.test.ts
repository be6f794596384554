import { describe, expect, it } from 'vitest';
import type { StaffAccount } from '../../src/app/accounts/account.ts';
import { newSetupLink } from '../../src/app/accounts/new-account.ts';
import { sessionName } from '../../src/app/accounts/sessions.ts';
import { rightAfter } from '../support/right-after.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { addPasskey, addStaff, deskBrowser, signedIn } from '../support/staff.ts';

const password = 'a quiet hinge closes itself';
const host = 'doors.example.ie';
const origin = `https://${host}`;

/** What an admin does about a compromised account. */
const measures = ['reset', 'disable'] as const;
type Measure = (typeof measures)[number];

/** Resets or disables the account; returns the token of the set-up link that a reset creates. */
async function take(measure: Measure, { store, clock }: TestService, { id }: StaffAccount) {
  const entry = { at: clock.now(), actor: 'admin' };
  const { token, link } = newSetupLink(clock.now());
  if (measure === 'disable') await store.staffAccounts.disable(id, entry);
  else await store.staffAccounts.reset(id, link, entry);
  return token;
}

describe.each(storeKinds)('signing in, on %s', (kind) => {
  /** Expects the browser to have no session, even after the account is enabled again. */
  async function expectSignedOut(
    { store, clock }: TestService,
    { id }: StaffAccount,
    { get }: ReturnType<typeof deskBrowser>,
  ) {
    await store.staffAccounts.enable(id, { at: clock.now(), actor: 'admin' });
    expect(await store.staffSessions.listOf(id)).toEqual([]);
    expect((await get('/staff/account')).statusCode).toBe(303);
  }

  it.each(measures)('a sign-in by password fails after a concurrent %s', async (measure) => {
    const service = await startService(kind);
    const { account, token } = await addStaff(service);
    await deskBrowser(service.server).post(`/staff/set-up/${token}`, { password, repeated: password });
    const browser = deskBrowser(service.server);
    rightAfter(service.store.staffAccounts, 'findByEmail', () => take(measure, service, account));
    const answer = await browser.post('/staff/sign-in', { email: account.email, password });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('do not belong together');
    await expectSignedOut(service, account, browser);
  });

  it.each(measures)('a sign-in by set-up link fails after a concurrent %s', async (measure) => {
    const service = await startService(kind);
    const { account, token } = await addStaff(service);
    const browser = deskBrowser(service.server);
    rightAfter(service.store.staffAccounts, 'setUp', () => take(measure, service, account));
    const answer = await browser.post(`/staff/set-up/${token}`, { password, repeated: password });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This link is over');
    await expectSignedOut(service, account, browser);
  });

  it.each([...measures, 'removal of the key'] as const)(
    'a sign-in by passkey fails after a concurrent %s',
    async (measure) => {
      const service = await startService(kind);
      const { staffPasskeys, staffSessions } = service.store;
      const owner = await signedIn(service);
      const { id, publicKey, answer: answerOf } = createSoftwarePasskey(host);
      await addPasskey(service, owner, { id, publicKey, counter: 0 });
      const browser = deskBrowser(service.server);
      const options = await browser.post('/staff/sign-in/passkey/options');
      const { challenge } = options.json<{ challenge: string }>();
      rightAfter(staffPasskeys, 'noteUse', async () => {
        const entry = { at: service.clock.now(), actor: 'test' };
        if (measure !== 'removal of the key') return take(measure, service, owner.account);
        await staffPasskeys.remove(sessionName(owner), id, entry);
        return staffSessions.endAllOf(owner.account.id);
      });
      const answer = await browser.post('/staff/sign-in/passkey', {
        answer: answerOf({ challenge, counter: 1, origin }),
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('No account here has this passkey');
      await expectSignedOut(service, owner.account, browser);
    },
  );
});

describe.each(storeKinds)("a change of one's own account, on %s", (kind) => {
  async function expectSignedOut(posting: ReturnType<ReturnType<typeof deskBrowser>['post']>) {
    const { statusCode, body } = await posting;
    expect(statusCode).toBe(403);
    expect(body).toContain('Please sign in again');
    expect(body).toContain('Nothing of it was done.');
    expect(body).not.toContain('@doors.example.ie');
  }

  it('sets no password after a concurrent reset, whose set-up link stays valid', async () => {
    const service = await startService(kind);
    const { account, get, post } = await signedIn(service);
    await get('/staff/account');
    let token = '';
    rightAfter(service.store.staffAccounts, 'find', async () => {
      token = await take('reset', service, account);
    });
    await expectSignedOut(post('/staff/account/password', { password, repeated: password }));
    expect((await service.store.staffAccounts.find(account.id))?.passwordHash).toBeNull();
    expect((await get(`/staff/set-up/${token}`)).statusCode).toBe(200);
  });

  it('sets no password after the account was disabled or signed out everywhere', async () => {
    const service = await startService(kind);
    const { staffAccounts, staffSessions } = service.store;
    const disabled = await signedIn(service);
    const out = await signedIn(service);
    for (const { account, get, post } of [disabled, out]) {
      await get('/staff/account');
      rightAfter(staffAccounts, 'find', () =>
        account === out.account ? staffSessions.endAllOf(account.id) : take('disable', service, account),
      );
      await expectSignedOut(post('/staff/account/password', { password, repeated: password }));
      expect((await staffAccounts.find(account.id))?.passwordHash).toBeNull();
    }
  });

  it.each(measures)('adds no passkey after a concurrent %s', async (measure) => {
    const service = await startService(kind);
    const { account, post } = await signedIn(service);
    const add = async (between: () => Promise<unknown>) => {
      const key = createSoftwarePasskey(host);
      const options = await post('/staff/account/passkeys/options');
      const { challenge } = options.json<{ challenge: string }>();
      rightAfter(service.store.staffSessions, 'find', between);
      return post('/staff/account/passkeys', {
        label: 'Key',
        answer: key.introduction({ challenge, origin }),
      });
    };
    const added = await add(() => Promise.resolve());
    expect(added.headers.location).toBe('/staff/account?done=passkey');
    await expectSignedOut(add(() => take(measure, service, account)));
    expect(await service.store.staffPasskeys.listOf(account.id)).toHaveLength(measure === 'reset' ? 0 : 1);
  });

  it('removes no passkey after the account was disabled', async () => {
    const service = await startService(kind);
    const { account, session, get, post } = await signedIn(service);
    await addPasskey(service, { account, session }, { id: 'key', publicKey: 'AA', counter: 0 });
    await get('/staff/account');
    rightAfter(service.store.staffSessions, 'find', () => take('disable', service, account));
    await expectSignedOut(post('/staff/account/passkeys/remove', { id: 'key' }));
    expect(await service.store.staffPasskeys.listOf(account.id)).toHaveLength(1);
  });
});
