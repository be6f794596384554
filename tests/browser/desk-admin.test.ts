import { beforeAll, expect, it, vi } from 'vitest';
import {
  expectAccessible,
  expectAccessibleInAllColours,
  expectLegibleIn,
  expectNoSidewaysScroll,
  openPage,
} from '../support/chromium.ts';
import { contact, submit } from '../support/enquiries.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const password = 'a quiet hinge closes itself';
let program: Program;
let signedIn: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off', WEBHOOK_PRIVATE: 'allow' } });
  const receiver = await startReceiver();
  await runCommand(['webhooks', 'add', receiver.url], {
    env: { DATA_DIR: program.dataDir, WEBHOOK_PRIVATE: 'allow' },
  });
  await submit(program.url, contact(1));
  await vi.waitFor(() => {
    expect(receiver.received.length).toBe(1);
  }, 10_000);
  signedIn = await signIn();
});

/** Signs in through the set-up link that the command prints. */
async function signIn() {
  const { stdout } = await runCommand(['staff', 'add', 'admin@doors.example.ie', '--role', 'admin'], {
    env: { DATA_DIR: program.dataDir },
  });
  const { page } = await openPage(program.url);
  await page.goto(new URL(stdout.trim().split('\n').at(-1) ?? '').pathname);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=repeated]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/staff/today');
  return page.context().storageState();
}

it.each([
  'overview',
  'admin/people',
  'admin/templates',
  'admin/keys',
  'admin/webhooks',
  'admin/deliveries',
  'admin/person',
  'admin/retention',
  'admin/audit',
])('/staff/%s is accessible at 390 and 1440 px', async (path) => {
  const viewport = { width: 390, height: 900 };
  const { page, complaints } = await openPage(program.url, {
    viewport,
    storageState: signedIn,
    reducedMotion: 'reduce',
  });
  await page.goto(`/staff/${path}`);
  await expectLegibleIn(page, 'dark');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ ...viewport, width: 1440 });
  await expectAccessibleInAllColours(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('the deliveries page lists each event, and its button sends the event again', async () => {
  const { page } = await openPage(program.url, {
    viewport: { width: 390, height: 844 },
    storageState: signedIn,
  });
  await page.goto('/staff/admin/deliveries');
  await page.getByRole('button', { name: /^Send again enquiry.created to http:/ }).click();
  await page.getByText('It is sent again').waitFor();
  await expectNoSidewaysScroll(page);
  await page.context().close();
});

it('an API key is created by keyboard, and its text is shown once', async () => {
  const { page } = await openPage(program.url, { storageState: signedIn });
  await page.goto('/staff/admin/keys');
  await page.getByLabel('Whose key it is').focus();
  await page.keyboard.type('Configurator');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.desk-secret');
  expect(await page.locator('.desk-secret').textContent()).toMatch(/^lintel_live_/);
  await expectAccessible(page);
  await page.goto('/staff/admin/keys');
  expect(await page.locator('.desk-secret').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Revoke Configurator' }).count()).toBe(1);
  await page.context().close();
});
