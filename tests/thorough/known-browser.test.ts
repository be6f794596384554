import { describe, expect, it } from 'vitest';
import { createKnownBrowsers } from '../../src/app/accounts/known-browsers.ts';
import { createStaffSessions, sessionName } from '../../src/app/accounts/sessions.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type StoreKind, type TestService, startService, storeKinds } from '../support/service.ts';
import { addStaff, beginSession, deskBrowser, signedIn } from '../support/staff.ts';

const password = 'a quiet hinge closes itself';
const mark = '__Host-lintel-browser';
const day = 86_400_000;

type Browser = ReturnType<typeof deskBrowser>;

/** A member of staff who has chosen a password in this browser. */
async function desk(kind: StoreKind) {
  const service = await startService(kind);
  const { account, token } = await addStaff(service);
  const browser = deskBrowser(service.server);
  await browser.post(`/staff/set-up/${token}`, { password, repeated: password });
  return { service, account, browser };
}

/** Whether the account knows the browser. Queries the store, because a sign-in hashes a password. */
const knows = async ({ store, clock }: TestService, email: string, { cookies }: Browser) => {
  const tokens = (cookies.get(mark) ?? '').split('.');
  return (await createKnownBrowsers(store.staffBrowsers, clock).find(email, tokens)) !== null;
};

describe('a browser that has signed in before', () => {
  it('can sign in when its network has used up all attempts at the account, and a new browser cannot', async () => {
    const { service, account, browser } = await desk('embedded');
    await browser.post('/staff/sign-out');
    const stranger = deskBrowser(service.server);
    const typed = { email: account.email, password };
    for (let times = 1; times <= 10; times += 1)
      await stranger.post('/staff/sign-in', { ...typed, password: 'a guess' });
    expect((await stranger.post('/staff/sign-in', typed)).statusCode).toBe(429);
    expect((await browser.post('/staff/sign-in', typed)).statusCode).toBe(303);
  }, 60_000);

  it('is known by a random cookie, of which the store has only a hash', async () => {
    const { service, account, browser } = await desk('embedded');
    const again = await browser.post('/staff/sign-in', { email: account.email, password });
    const cookie = [again.headers['set-cookie']].flat().find((each) => each?.startsWith(mark));
    expect(cookie).toMatch(
      /^__Host-lintel-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000$/,
    );
    const rows = await rawRows(service.env, 'staff_browsers');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get(mark));
  }, 60_000);

  it('is forgotten when the password is changed in another browser', async () => {
    const { service, account, browser } = await desk('embedded');
    const copy = deskBrowser(service.server);
    copy.cookies.set(mark, browser.cookies.get(mark) ?? '');
    const better = 'seven panes of reeded glass';
    await browser.post('/staff/account/password', { current: password, password: better, repeated: better });
    expect(await knows(service, account.email, copy)).toBe(false);
    expect(await knows(service, account.email, browser)).toBe(true);
  });

  it('is forgotten when the account is reset, and not known while it is disabled', async () => {
    const { service, account, browser } = await desk('embedded');
    const doing = { at: service.clock.now(), actor: 'test' };
    await service.store.staffAccounts.disable(account.id, doing);
    expect(await knows(service, account.email, browser)).toBe(false);
    await service.store.staffAccounts.enable(account.id, doing);
    expect(await knows(service, account.email, browser)).toBe(true);
    await service.store.staffAccounts.reset(account.id, { hash: 'a', expiresAt: doing.at }, doing);
    expect(await knows(service, account.email, browser)).toBe(false);
  });

  it('is known to exactly the accounts that signed in with it', async () => {
    const { service, account, browser } = await desk('embedded');
    const other = await addStaff(service);
    await browser.post(`/staff/set-up/${other.token}`, { password, repeated: password });
    const stranger = await addStaff(service);
    for (const [email, isKnown] of [
      [account.email, true],
      [other.account.email, true],
      [stranger.account.email, false],
    ] as const)
      expect(await knows(service, email, browser)).toBe(isKnown);
  });

  it('is not remembered for a session that a reset has ended', async () => {
    const service = await startService('embedded');
    const { account } = await addStaff(service);
    const session = await beginSession(service, account);
    await createStaffSessions(service.store.staffSessions, service.clock).endAllOf(account.id);
    const fresh = { hash: 'a', expiresAt: service.clock.steady() };
    const by = sessionName({ account, session });
    expect(await service.store.staffBrowsers.remember(by, [], fresh)).toBe(false);
    expect(await rawRows(service.env, 'staff_browsers')).toEqual([]);
  });
});

describe.each(storeKinds)('a browser that has signed in before, on %s', (kind) => {
  it('is known to another node, and after a restart', async () => {
    const { service, account, browser } = await desk(kind);
    // An embedded store is used by one service at a time.
    if (kind === 'embedded') await service.stop();
    const { DATABASE_URL, DATA_DIR } = service.env as Record<string, string>;
    const env = DATABASE_URL === undefined ? { DATA_DIR: DATA_DIR ?? '' } : { DATABASE_URL };
    const other = await startService(kind, { env, clock: service.clock });
    expect(await knows(other, account.email, browser)).toBe(true);
  });

  it('is forgotten 180 days after it was last used to sign in', async () => {
    const { service, account, browser } = await desk(kind);
    service.clock.advance(180 * day - 1);
    expect(await knows(service, account.email, browser)).toBe(true);
    service.clock.advance(1);
    expect(await knows(service, account.email, browser)).toBe(false);
    await service.store.forgetExpired(service.clock.steady());
    expect(await rawRows(service.env, 'staff_browsers')).toEqual([]);
  });

  it('is forgotten when the account gets an eleventh browser, if it is the least recently used', async () => {
    const service = await startService(kind);
    const { account, session } = await signedIn(service);
    const remember = (hash: string) => {
      service.clock.advance(1);
      const expiresAt = service.clock.steady();
      return service.store.staffBrowsers.remember(sessionName({ account, session }), [hash], {
        hash,
        expiresAt,
      });
    };
    for (let number = 0; number < 10; number += 1) expect(await remember(`browser ${number}`)).toBe(true);
    expect(await remember('browser 0')).toBe(false);
    expect(await remember('browser 10')).toBe(true);
    const rows = await rawRows(service.env, 'staff_browsers');
    const kept = rows.map(({ token_hash: hash }) => String(hash)).sort();
    expect(kept).toEqual(['0', '10', '2', '3', '4', '5', '6', '7', '8', '9'].map((n) => `browser ${n}`));
  });
});
