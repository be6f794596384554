import { expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { addPasskey, addStaff, deskBrowser, signedIn } from '../support/staff.ts';

const password = 'a quiet hinge closes itself';
const path = '/staff/account/passkeys/offer';
const offer = 'Sign in faster next time';

/** A member of staff who has just set a password in this browser, and so is signed in. */
async function withPassword() {
  const service = await startService('embedded');
  const { account, token } = await addStaff(service);
  const browser = deskBrowser(service.server);
  await browser.post(`/staff/set-up/${token}`, { password, repeated: password });
  const signInAgain = async () => {
    await browser.post('/staff/sign-out');
    await browser.post('/staff/sign-in', { email: account.email, password });
  };
  return { service, account, browser, signInAgain };
}

it('a passkey is offered after a sign-in by password, until the offer was answered in this browser', async () => {
  const { browser, signInAgain } = await withPassword();
  const page = await browser.get('/staff/overview?days=7');
  expect(page.body).toContain(offer);
  const back = /name="back" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const answer = await browser.post(path, { back, answer: 'no' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff/overview?days=7']);
  expect(answer.headers['set-cookie']).toBe(
    '__Host-lintel-passkey=offer-closed; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000',
  );
  expect((await browser.get('/staff')).body).not.toContain(offer);
  await signInAgain();
  expect((await browser.get('/staff')).body).not.toContain(offer);
}, 60_000);

it('accepting the offer of a passkey leads to the passkeys of the account; no URL leads to another site', async () => {
  const { browser } = await withPassword();
  const added = await browser.post(path, { back: '/staff', answer: 'add' });
  expect(added.headers.location).toBe('/staff/account#passkeys');
  const away = await browser.post(path, { back: '//evil.example/', answer: 'no' });
  expect(away.headers.location).toBe('/staff/today');
}, 60_000);

it('no passkey is offered to an account that has one, or without a password', async () => {
  const { service, account, browser, signInAgain } = await withPassword();
  browser.cookies.delete('__Host-lintel-passkey');
  const session = browser.cookies.get('__Host-lintel-desk') ?? '';
  await addPasskey(service, { account, session }, { id: 'a2V5', publicKey: 'AA', counter: 0 });
  await signInAgain();
  expect((await browser.get('/staff')).body).not.toContain(offer);
  expect((await (await signedIn(service)).get('/staff')).body).not.toContain(offer);
}, 60_000);
