import type { BrowserContextOptions, Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';

const email = 'a.rather.long.name.of.somebody@doors.example.ie';
const password = 'a quiet hinge closes itself';

let program: Program;
beforeAll(async () => {
  program = await startProgram();
});

const looks: readonly (readonly [string, BrowserContextOptions])[] = [
  ['wide and light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['narrow and dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
];

async function fits(page: Page): Promise<void> {
  await page.waitForSelector('.scripted');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

describe.each(looks)('the sign-in page of the desk, %s', (name, options) => {
  it('is accessible, and works by keyboard', async () => {
    const whose = `${name.replaceAll(' ', '-')}.${email}`;
    const env = { DATA_DIR: program.dataDir, PUBLIC_URL: program.url };
    const { stdout } = await runCommand(['staff', 'add', whose, '--role', 'admin'], { env });
    const { page } = await openPage(program.url, options);

    await page.goto('/staff/sign-in');
    await fits(page);
    await page.getByLabel('E-mail address').fill(whose);
    await page.getByLabel('Password').fill('not this one');
    await page.keyboard.press('Enter');
    await page.getByText('That did not work').waitFor();
    await fits(page);

    await page.goto(stdout.trimEnd().split('\n').at(-1) ?? '');
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('The same once more').fill(`${password}?`);
    await page.keyboard.press('Enter');
    await page.getByText('The two passwords are not the same.').waitFor();
    // The browser moves the focus only after rendering the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('repeated');
    await fits(page);
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('The same once more').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/staff/today');
    await page.goto('/staff/account');
    await page.getByText('this one').waitFor();
    await fits(page);
  }, 60_000);
});
