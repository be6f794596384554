import { describe, expect, it } from 'vitest';
import { openIdClient, startOpenIdProvider, throughProvider } from '../support/openid-provider.ts';
import { proofRoutes } from '../support/route-list.ts';
import { type StoreKind, startService } from '../support/service.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { addPasskey, addStaff, deskBrowser, listedPages, signedIn } from '../support/staff.ts';

const password = 'a quiet hinge closes itself';
const host = 'doors.example.ie';
const home = `https://${host}`;
const asked = 'Please show that it is you';
const tenMinutes = 600_000;

type Desk = Awaited<ReturnType<typeof startService>>;

/** The session of an admin with a password who signed in ten minutes ago, as on an unlocked computer. */
async function unlockedDesk(kind: StoreKind = 'embedded', env: Record<string, string> = {}) {
  const service = await startService(kind, { env: { WEBHOOK_PRIVATE: 'allow', ...env } });
  const { account, token } = await addStaff(service, 'admin');
  const browser = deskBrowser(service.server);
  await browser.post(`/staff/set-up/${token}`, { password, repeated: password });
  await browser.get('/staff/account');
  service.clock.advance(tenMinutes);
  return { service, account, ...browser };
}

/** The hidden fields of a page, without the token. */
const heldIn = (body: string): Record<string, string> => {
  const fields = body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const held = Array.from(fields, ([, name = '', value = '']) => [name, value] as const);
  return Object.fromEntries(held.filter(([name]) => name !== 'token'));
};

const counts = async ({ store }: Desk) => ({
  people: (await store.staffAccounts.list()).length,
  keys: (await store.keys.list()).length,
  webhooks: (await store.webhooks.list()).length,
});

describe('a session whose proof is older than ten minutes, as on an unlocked computer', () => {
  it('gives a stranger without the password no new way to sign in, no API key and no webhook', async () => {
    const { service, account, post } = await unlockedDesk('embedded');
    const other = await addStaff(service);
    const before = await counts(service);
    for (const [path, fields] of [
      ['account/passkeys/options', {}],
      ['account/passkeys', { label: 'Mine' }],
      ['admin/people', { email: 'mine@example.com', role: 'admin' }],
      ['admin/people/reset', { id: other.account.id }],
      ['admin/people/reset', { id: account.id }],
      ['admin/people/make-admin', { id: other.account.id }],
      ['admin/people/enable', { id: other.account.id }],
      ['admin/keys', { label: 'Mine' }],
      ['admin/webhooks', { url: 'http://127.0.0.1:9/mine' }],
      ['admin/webhooks/rotate', { id: 'whk_1' }],
    ] as const) {
      const answer = await post(`/staff/${path}`, fields);
      expect([path, answer.statusCode, answer.body.includes(asked)]).toEqual([path, 403, true]);
      expect(answer.body).not.toMatch(/\/staff\/set-up\/|desk-secret|challenge/);
    }
    const guessed = await post('/staff/admin/keys', { label: 'Mine', proof_password: 'a guess' });
    expect(guessed.statusCode).toBe(403);
    expect(guessed.body).toContain('This is not your password.');
    expect(await counts(service)).toEqual(before);
    expect(await service.store.staffAccounts.find(other.account.id)).toMatchObject({ role: 'sales' });
    expect((await post('/staff/admin/people/make-sales', { id: other.account.id })).statusCode).toBe(303);
  });

  it('keeps the typed input until the password is given, and then needs no other proof for ten minutes', async () => {
    const { service, get, post } = await unlockedDesk('embedded');
    const page = await post('/staff/admin/keys', {
      label: 'Aoife’s "shop" <1>',
      limit: '10/1h',
      test: 'yes',
    });
    expect(page.body).toContain('action="/staff/admin/keys"');
    const held = { label: 'Aoife’s &quot;shop&quot; &lt;1>', limit: '10/1h', test: 'yes' };
    expect(heldIn(page.body)).toEqual(held);
    const made = await post('/staff/admin/keys', {
      label: 'Aoife’s "shop" <1>',
      limit: '10/1h',
      test: 'yes',
      proof_password: password,
    });
    expect([made.statusCode, made.body.includes('it cannot be shown again')]).toEqual([200, true]);
    const [key] = await service.store.keys.list();
    expect(key).toMatchObject({ label: 'Aoife’s "shop" <1>', test: true });
    service.clock.advance(tenMinutes - 1);
    expect((await post('/staff/admin/keys', { label: 'Another' })).statusCode).toBe(200);
    service.clock.advance(1);
    expect((await post('/staff/admin/keys', { label: 'A third' })).body).toContain(asked);
    expect((await get('/staff/admin/keys')).body).not.toContain('A third');
  });

  it('accepts a passkey of the account as a proof, and no passkey of another account', async () => {
    const service = await startService('embedded');
    const owner = await signedIn(service, 'admin');
    const other = await signedIn(service);
    const [own, strange] = [createSoftwarePasskey(host), createSoftwarePasskey(host)];
    await addPasskey(service, owner, { id: own.id, publicKey: own.publicKey, counter: 0 });
    await addPasskey(service, other, { id: strange.id, publicKey: strange.publicKey, counter: 0 });
    service.clock.advance(tenMinutes);
    const page = await owner.post('/staff/admin/keys', { label: 'Shop' });
    expect(page.body).toContain('data-passkey="sign-in"');
    expect(page.body).not.toContain('name="proof_password"');
    const proveBy = async (key: typeof own) => {
      const options = await owner.post('/staff/account/passkeys/proof');
      const { challenge } = options.json<{ challenge: string }>();
      const answer = key.answer({ challenge, counter: 1, origin: home });
      return owner.post('/staff/admin/keys', { label: 'Shop', proof_answer: answer });
    };
    expect((await proveBy(strange)).statusCode).toBe(403);
    expect((await proveBy(own)).statusCode).toBe(200);
    expect(await service.store.keys.list()).toHaveLength(1);
  });
});

describe('a proof', () => {
  it('is required by exactly the listed forms', () => {
    const asking = listedPages().filter(({ needsProof }) => needsProof !== undefined);
    expect(asking.map(({ method, path }) => `${method} ${path}`)).toEqual(proofRoutes);
  });

  it('can be tried 10 times within 15 minutes', async () => {
    const { service, post } = await unlockedDesk();
    const typed = { label: 'Shop', proof_password: 'a guess' };
    for (let times = 1; times <= 10; times += 1)
      expect((await post('/staff/admin/keys', typed)).statusCode).toBe(403);
    const refused = await post('/staff/admin/keys', { ...typed, proof_password: password });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(await service.store.keys.list()).toEqual([]);
  }, 60_000);

  it('keeps the typed name of the passkey that it was asked for', async () => {
    const { service, account, post } = await unlockedDesk();
    const page = await post('/staff/account/passkeys', { label: 'My phone', answer: '' });
    expect(heldIn(page.body)).toMatchObject({ label: 'My phone' });
    const proven = await post('/staff/account/passkeys', {
      label: 'My phone',
      answer: '',
      proof_password: password,
    });
    expect(proven.statusCode).toBe(200);
    expect(proven.body).toContain('value="My phone"');
    const options = await post('/staff/account/passkeys/options');
    const { challenge } = options.json<{ challenge: string }>();
    const answer = createSoftwarePasskey(host).introduction({ challenge, origin: home });
    const added = await post('/staff/account/passkeys', { label: 'My phone', answer });
    expect(added.headers.location).toBe('/staff/account?done=passkey');
    expect(await service.store.staffPasskeys.listOf(account.id)).toMatchObject([{ label: 'My phone' }]);
  });

  it('is required to set a first password; to change a password, the current one is enough', async () => {
    const service = await startService('embedded');
    const { account, post } = await signedIn(service);
    service.clock.advance(tenMinutes);
    const set = { password, repeated: password };
    const refused = await post('/staff/account/password', set);
    expect(refused.body).toContain(asked);
    expect(refused.body).not.toContain(password);
    expect((await service.store.staffAccounts.find(account.id))?.hasPassword).toBe(false);
    const admin = await unlockedDesk();
    const changed = await admin.post('/staff/account/password', {
      current: password,
      password: 'seven panes of reeded glass',
      repeated: 'seven panes of reeded glass',
    });
    expect(changed.headers.location).toBe('/staff/account?done=password');
    expect((await admin.post('/staff/admin/keys', { label: 'Shop' })).statusCode).toBe(200);
  });
});

describe('a proof through OpenID Connect', () => {
  async function desk() {
    const provider = await startOpenIdProvider(`${home}/staff/sign-in/openid/callback`);
    const service = await startService('embedded', {
      env: {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: openIdClient.id,
        OIDC_CLIENT_SECRET: openIdClient.secret,
      },
    });
    const { account } = await addStaff(service, 'admin');
    provider.comes({ email: account.email, verified: true });
    const browser = deskBrowser(service.server);
    const signInAt = async (address: string) => {
      const sent = await browser.get(address);
      const to = new URL(sent.headers.location ?? '');
      const back = await throughProvider(to.href, provider.issuer);
      await browser.get(back.slice(home.length));
      return to.searchParams;
    };
    return { service, browser, signInAt };
  }

  it('requires the provider to authenticate the user again', async () => {
    const { browser, signInAt } = await desk();
    const usual = await signInAt('/staff/sign-in/openid');
    expect(usual.get('prompt')).toBeNull();
    const page = await browser.post('/staff/admin/keys', { label: 'Shop' });
    // An ordinary sign-in is no proof: the provider may remember the browser and ask a stranger nothing.
    expect(page.body).toContain(asked);
    const [, address = ''] = /href="(\/staff\/sign-in\/openid\?[^"]*)"/.exec(page.body) ?? [];
    const again = await signInAt(address.replaceAll('&amp;', '&'));
    expect(again.get('prompt')).toBe('login');
    expect((await browser.post('/staff/admin/keys', heldIn(page.body))).statusCode).toBe(200);
  });
});
