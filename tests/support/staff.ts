import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { StaffAccount, StaffRole } from '../../src/app/accounts/account.ts';
import { newAccount, newSetupLink } from '../../src/app/accounts/new-account.ts';
import type { Passkey } from '../../src/app/accounts/passkeys.ts';
import { type SignedIn, createStaffSessions, sessionName } from '../../src/app/accounts/sessions.ts';
import { staffPages } from '../../src/web/desk/index.ts';
import type { DeskKit } from '../../src/web/desk/staff-kit.ts';
import type { StaffPage } from '../../src/web/desk/staff-page.ts';
import type { TestService } from './service.ts';

type Desk = Pick<TestService, 'server' | 'store' | 'clock'>;

let count = 0;

/** A new account, with the token of its set-up link. */
export async function addStaff(
  { store, clock }: Desk,
  role: StaffRole = 'sales',
  email = `staff-${String((count += 1))}@doors.example.ie`,
): Promise<{ readonly account: StaffAccount; readonly token: string }> {
  const account = newAccount(email, role, clock.now());
  const { token, link } = newSetupLink(clock.now());
  await store.staffAccounts.add(account, link, { at: clock.now(), actor: 'test' });
  return { account, token };
}

/** Creates a session for an account without a password. */
export async function beginSession({ store, clock }: Desk, { id }: StaffAccount): Promise<string> {
  const sessions = createStaffSessions(store.staffSessions, clock);
  const identity = { issuer: 'https://login.example.ie', subject: id };
  const session = await sessions.begin(id, { way: 'openid', identity });
  if (session === null) throw new Error('the account is disabled');
  return session;
}

/** A browser with a session of a new account, without the slow password hashing. */
export async function signedIn(desk: Desk, role: StaffRole = 'sales', email?: string) {
  const { account } = await addStaff(desk, role, email);
  const session = await beginSession(desk, account);
  const browser = deskBrowser(desk.server);
  browser.cookies.set('__Host-lintel-desk', session);
  return { account, session, ...browser };
}

/** Adds a passkey to a signed-in account, bypassing the page. */
export async function addPasskey(
  { store, clock }: Desk,
  by: SignedIn,
  proof: Pick<Passkey, 'id' | 'publicKey' | 'counter'>,
): Promise<void> {
  const at = clock.now();
  const passkey = { ...proof, transports: [], label: 'Key', createdAt: at };
  await store.staffPasskeys.add(sessionName(by), passkey, { at, actor: 'test' });
}

/** A browser without scripts that keeps several cookies, and the token of the last form. */
export function deskBrowser(server: FastifyInstance, remoteAddress = '127.0.0.1') {
  const cookies = new Map<string, string>();
  let token = '';
  const headers = () => ({
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
    cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
  });

  function seen(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const each of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = each.split(';', 1);
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(each)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    token = /name="token" value="([^"]+)"/.exec(response.body)?.[1] ?? token;
    return response;
  }

  const get = async (url: string) => seen(await server.inject({ url, headers: headers(), remoteAddress }));
  return {
    cookies,
    get,
    /** Posts a form; without a token it first loads a page that has one. */
    post: async (
      url: string,
      fields: Readonly<Record<string, string>> = {},
      more: Record<string, string> = {},
    ) => {
      if (token === '') await get(cookies.size > 0 ? '/staff/account' : '/staff/sign-in');
      return seen(
        await server.inject({
          method: 'POST',
          url,
          remoteAddress,
          payload: new URLSearchParams({ token, ...fields }).toString(),
          headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded', ...more },
        }),
      );
    },
  };
}

/** All pages of the desk, created with a stub of the kit. */
export function listedPages(): readonly StaffPage[] {
  const anything: unknown = new Proxy(() => undefined, { get: () => anything });
  return staffPages(anything as DeskKit);
}
