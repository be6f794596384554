import { describe, expect, it } from 'vitest';
import { openIdClient, startOpenIdProvider, throughProvider } from '../support/openid-provider.ts';
import { rightAfter } from '../support/right-after.ts';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

const home = 'https://doors.example.ie';
const email = 'sales@doors.example.ie';

async function desk(kind: StoreKind = 'embedded') {
  const provider = await startOpenIdProvider(`${home}/staff/sign-in/openid/callback`);
  const env = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: openIdClient.id,
    OIDC_CLIENT_SECRET: openIdClient.secret,
  };
  const service = await startService(kind, { env });
  const { account } = await addStaff(service, 'sales', email);
  const browser = deskBrowser(service.server);
  /** Follows the redirects up to the callback URL. */
  async function authorise(next = '/staff/account') {
    const sent = await browser.get(`/staff/sign-in/openid?next=${encodeURIComponent(next)}`);
    expect(sent.statusCode).toBe(303);
    const address = new URL(sent.headers.location ?? '');
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    const back = await throughProvider(address.href, provider.issuer);
    expect(back).toMatch(/^https:\/\/doors\.example\.ie\/staff\/sign-in\/openid\/callback\?/);
    return back.slice(home.length);
  }
  return { provider, service, account, browser, authorise };
}

describe('signing in with OpenID Connect', () => {
  it('admits an enabled account with a verified e-mail address', async () => {
    const { provider, service, account, browser, authorise } = await desk();
    provider.comes({ email: 'Sales@Doors.example.ie', verified: true });
    expect((await browser.get('/staff/sign-in')).body).toContain('Sign in with 127.0.0.1');
    const back = await authorise();
    const answer = await browser.get(back);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff/account']);
    expect((await browser.get('/staff/account')).body).toContain('through your company');
    const [session] = await service.store.staffSessions.listOf(account.id);
    expect(session?.signedInBy).toBe('openid');
    // The callback URL works only once.
    expect((await browser.get(back)).statusCode).toBe(403);
  });

  it('refuses a callback in another browser than the one that began', async () => {
    const { provider, service, authorise } = await desk();
    provider.comes({ email, verified: true });
    const back = await authorise();
    expect((await deskBrowser(service.server).get(back)).statusCode).toBe(403);
  });

  it.each([
    ['has no account', { email: 'stranger@doors.example.ie', verified: true }, false],
    ['has an unverified address', { email, verified: false }, false],
    ['has an address without a verified claim', { email }, false],
    ['has a disabled account', { email, verified: true }, true],
  ])('refuses a user of the provider who %s', async (_why, person, disabled) => {
    const { provider, service, account, browser, authorise } = await desk();
    if (disabled)
      await service.store.staffAccounts.disable(account.id, { at: service.clock.now(), actor: 'test' });
    provider.comes(person);
    const answer = await browser.get(await authorise());
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('You have no account here');
    expect((await browser.get('/staff/account')).statusCode).toBe(303);
  });

  it.each(storeKinds)('refuses an account that is disabled during the callback, on %s', async (kind) => {
    const { provider, service, account, browser, authorise } = await desk(kind);
    const { staffAccounts, staffSessions } = service.store;
    const entry = { at: service.clock.now(), actor: 'test' };
    provider.comes({ email, verified: true });
    const back = await authorise();
    rightAfter(staffAccounts, 'findByEmail', () => staffAccounts.disable(account.id, entry));
    const answer = await browser.get(back);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('You have no account here');
    expect(await staffSessions.listOf(account.id)).toEqual([]);
  });

  it('expires five minutes after it has begun', async () => {
    const { provider, service, browser, authorise } = await desk();
    provider.comes({ email, verified: true });
    const back = await authorise();
    service.clock.advance(5 * 60_000);
    expect((await browser.get(back)).statusCode).toBe(403);
  });

  it('shows an error beside the password form while the provider is down', async () => {
    const { provider, browser } = await desk();
    await provider.stop();
    const answer = await browser.get('/staff/sign-in/openid');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('cannot be reached');
    expect(answer.body).toContain('action="/staff/sign-in"');
  });

  it('is off unless a provider is configured', async () => {
    const { server } = await startService('embedded');
    const page = await deskBrowser(server).get('/staff/sign-in');
    expect(page.body).not.toContain('Sign in with 1');
    expect(server.hasRoute({ method: 'GET', url: '/staff/sign-in/openid' })).toBe(false);
  });
});
