import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { type WatchedPage, expectAccessible, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';

const email = 'desk@doors.example.ie';
const password = 'a quiet hinge closes itself';

let program: Program;
let origin: string;
let watched: WatchedPage;
beforeAll(async () => {
  program = await startProgram({ env: { HOST: 'localhost' } });
  // Passkeys are bound to a domain, so an IP address does not work.
  origin = `http://localhost:${new URL(program.url).port}`;
  watched = await openPage(origin);
  await setUp(watched.page);
});

const staff = (...words: string[]) =>
  runCommand(['staff', ...words], { env: { DATA_DIR: program.dataDir, PUBLIC_URL: origin } });

/** Sets a password through the set-up link that the command prints, which also signs in. */
async function setUp(page: Page): Promise<void> {
  await page.goto((await staff('add', email)).stdout.trimEnd().split('\n').at(-1) ?? '');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('The same once more').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  // Hashing takes a while: navigating before it ends would lose the cookie of the response.
  await page.waitForURL('**/staff/today');
}

/** A platform authenticator with user verification and resident keys. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unverified: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    verified: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

it('a passkey can be added, can sign in, and can be removed', async () => {
  const { page, complaints } = watched;
  const authenticator = await giveAuthenticator(page);
  await page.goto('/staff/account');
  await page.getByText('You have none yet.').waitFor();

  await page.getByLabel('Name of the new passkey').fill('My <phone>');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey is added').waitFor();
  await page.getByText('My <phone>', { exact: true }).waitFor();
  const [key] = await authenticator.keys();
  expect(key?.isResidentCredential).toBe(true);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  // A passkey without user verification is refused.
  await authenticator.unverified();
  await page.goto('/staff/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('That did not work.').waitFor();
  await authenticator.verified();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('by passkey').waitFor();
  expect(new URL(page.url()).pathname).toBe('/staff/account');

  await page.getByRole('button', { name: 'Remove the passkey My <phone>' }).click();
  await page.getByText('The passkey is removed').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('No account here has this passkey').waitFor();
  expect(complaints.filter((complaint) => !/40[34]/.test(complaint))).toEqual([]);
});

it('adding a passkey asks for a proof, and keeps the typed name', async () => {
  const { page } = watched;
  /** Backdates the last proof of the session. */
  const forgetProof = () =>
    rawStatement({ DATA_DIR: program.dataDir }, 'update staff_sessions set proved_at = 0');
  await page.goto('/staff/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/staff/today');
  await page.goto('/staff/account');
  await forgetProof();
  await page.getByLabel('Name of the new passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Please show that it is you' }).waitFor();
  // The field has the focus, so typing needs no Tab.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('proof_password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByText('Now add the passkey').waitFor();
  expect(await page.getByLabel('Name of the new passkey').inputValue()).toBe('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey is added').waitFor();

  await forgetProof();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Name of the new passkey').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Please show that it is you' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Go on with a passkey' }).click();
  await page.getByText('Now add the passkey').waitFor();
  expect(await page.getByLabel('Name of the new passkey').inputValue()).toBe('My phone');
});

it('the list of staff shows the last sign-in', async () => {
  expect((await staff('list')).stdout).toMatch(/^desk@doors\.example\.ie\t.*\tlast signed in 20\d\d-/);
});
