import { beforeAll, describe, expect, it } from 'vitest';
import { newSetupLink } from '../../src/app/accounts/new-account.ts';
import { type Mistakes, startCarelessProvider } from '../support/careless-openid.ts';
import { openIdClient } from '../support/openid-provider.ts';
import { type TestService, startService } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

const email = 'sales@doors.example.ie';
const honest = { email, email_verified: true };
const elsewhere = 'https://login.example.com';
const later = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

type Provider = Awaited<ReturnType<typeof startCarelessProvider>>;
const settingsOf = ({ issuer }: Provider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: openIdClient.id,
  OIDC_CLIENT_SECRET: openIdClient.secret,
});

let service: TestService;
let provider: Provider;
beforeAll(async () => {
  provider = await startCarelessProvider();
  service = await startService('embedded', { env: settingsOf(provider) });
  await addStaff(service, 'sales', email);
});

function visitor() {
  const browser = deskBrowser(service.server);
  const begin = async () => (await browser.get('/staff/sign-in/openid')).headers.location ?? '';
  return {
    begin,
    /** Whether this answer of the provider signs the browser in. */
    getsIn: async (answer: Readonly<Record<string, string>>) => {
      const query = new URLSearchParams(answer).toString();
      const { statusCode } = await browser.get(`/staff/sign-in/openid/callback?${query}`);
      expect([303, 403]).toContain(statusCode);
      const account = await browser.get('/staff/account');
      expect(account.statusCode === 200).toBe(statusCode === 303);
      return statusCode === 303;
    },
  };
}

async function isLetIn(mistakes: Mistakes, more: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const { begin, getsIn } = visitor();
  return getsIn({ ...provider.agree(await begin(), mistakes), ...more });
}

describe('a sign-in through OpenID Connect', () => {
  it.each<[string, Mistakes]>([
    ['the client alone as audience', { claims: honest }],
    [
      'the client among the audiences, and as the authorised party',
      {
        claims: { ...honest, aud: ['another', openIdClient.id], azp: openIdClient.id },
      },
    ],
    ['the verified address from the userinfo endpoint', { userinfo: { sub: 'somebody', ...honest } }],
  ])('succeeds with %s', async (_, mistakes) => {
    expect(await isLetIn(mistakes)).toBe(true);
  });

  it.each<[string, Mistakes]>([
    ['is from another issuer', { claims: { ...honest, iss: elsewhere } }],
    ['is for another client', { claims: { ...honest, aud: 'another' } }],
    ['is for other clients', { claims: { ...honest, aud: ['another', 'a-third'] } }],
    [
      'is for this client and another, without an authorised party',
      {
        claims: { ...honest, aud: [openIdClient.id, 'another'] },
      },
    ],
    [
      'has another client as the authorised party',
      {
        claims: { ...honest, aud: [openIdClient.id, 'another'], azp: 'another' },
      },
    ],
    ['answers another sign-in', { claims: { ...honest, nonce: 'of-another-sign-in' } }],
    ['answers no sign-in', { claims: { ...honest, nonce: undefined } }],
    ['has expired', { claims: { ...honest, iat: later(-7200), exp: later(-3600) } }],
    ['never expires', { claims: { ...honest, exp: undefined } }],
    ['is valid in the future only', { claims: { ...honest, nbf: later(3600) } }],
    ['has no subject', { claims: { ...honest, sub: undefined } }],
    ['is not signed', { claims: honest, algorithm: 'none' }],
    ['is signed with the client secret', { claims: honest, algorithm: 'HS256' }],
    ['is signed with a key that is not published', { claims: honest, wrongKey: true }],
    ['has an unverified address', { claims: { email, email_verified: false } }],
    ['has an address verified in words only', { claims: { email, email_verified: 'true' } }],
    ['has another person at the userinfo endpoint', { userinfo: { ...honest, sub: 'another' } }],
  ])('is refused if the ID token %s', async (_, mistakes) => {
    expect(await isLetIn(mistakes)).toBe(false);
  });

  it('is refused if the answer names another issuer, or none', async () => {
    expect(await isLetIn({ claims: honest }, { iss: elsewhere })).toBe(false);
    expect(await isLetIn({ claims: honest }, { iss: '' })).toBe(false);
  });

  it('is refused with the state or the code of another browser', async () => {
    const [one, other] = [visitor(), visitor()];
    const ofOne = provider.agree(await one.begin(), { claims: honest });
    const ofOther = provider.agree(await other.begin(), { claims: honest });
    expect(await other.getsIn(ofOne)).toBe(false);
    expect(await one.getsIn({ ...ofOne, code: ofOther.code })).toBe(false);
  });

  it('is refused with a code that has been used', async () => {
    const { begin, getsIn } = visitor();
    const used = provider.agree(await begin(), { claims: honest });
    expect(await getsIn(used)).toBe(true);
    const again = visitor();
    const fresh = provider.agree(await again.begin(), { claims: honest });
    expect(await again.getsIn({ ...fresh, code: used.code })).toBe(false);
    expect(await again.getsIn(used)).toBe(false);
  });
});

it('a provider whose metadata names another issuer is not used for sign-in', async () => {
  const impostor = await startCarelessProvider({ issuer: elsewhere });
  const { server } = await startService('embedded', { env: settingsOf(impostor) });
  const answer = await deskBrowser(server).get('/staff/sign-in/openid');
  expect([answer.statusCode, answer.headers.location]).toEqual([503, undefined]);
});

describe('an account that has signed in through OpenID Connect', () => {
  beforeAll(async () => {
    service = await startService('embedded', { env: settingsOf(provider) });
  });
  const signsIn = (sub: string, address: string) =>
    isLetIn({ claims: { sub, email: address, email_verified: true } });

  it('stays linked to one user of the provider until it is reset, even if another user gets its e-mail address', async () => {
    const { account } = await addStaff(service, 'sales', 'first@doors.example.ie');
    expect(await signsIn('aoife', account.email)).toBe(true);
    expect(await signsIn('brian', account.email)).toBe(false);
    expect(await signsIn('aoife', account.email)).toBe(true);
    const { link } = newSetupLink(service.clock.now());
    await service.store.staffAccounts.reset(account.id, link, { at: service.clock.now(), actor: 'test' });
    expect(await signsIn('brian', account.email)).toBe(true);
    expect(await signsIn('aoife', account.email)).toBe(false);
  });

  it('is the only account of its user at the provider, even if the e-mail address of the user changes', async () => {
    const [own, other] = [await addStaff(service), await addStaff(service)];
    expect(await signsIn('ciara', own.account.email)).toBe(true);
    expect(await signsIn('ciara', other.account.email)).toBe(false);
  });

  it('can be linked to a user of another provider that the operator configures', async () => {
    const { account } = await addStaff(service);
    expect(await signsIn('dara', account.email)).toBe(true);
    provider = await startCarelessProvider();
    await service.stop();
    service = await startService('embedded', { env: { ...service.env, ...settingsOf(provider) } });
    expect(await signsIn('another-dara', account.email)).toBe(true);
  });
});
