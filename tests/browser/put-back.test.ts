import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

async function fill(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('Aoife Example');
  await page.locator('[name=email]').fill('aoife@example.ie');
  await page.locator('[name=d0-width]').fill('1500');
  await page.locator('[name=consent]').check();
}

async function expectSendable(page: Page): Promise<void> {
  await page.locator('.door h2', { hasText: '1500 × 2100 mm' }).waitFor();
  await page.locator('[name=message]').fill('For the extension.');
  expect(await page.locator('[name=name]').inputValue()).toBe('Aoife Example');
  expect(await page.locator('[name=d0-width]').inputValue()).toBe('1500');
  expect(await page.locator('[name=consent]').isChecked()).toBe(true);
  await page.locator('[value=send]').click();
  await page.waitForSelector('.reference');
  expect(await page.locator('main').innerText()).toContain('1500 × 2100 mm');
}

describe('the values in the fields when the script starts', () => {
  it('are kept if they were typed before the script started', async () => {
    const { page, complaints } = await openPage(program.url);
    const { promise: released, resolve: release } = Promise.withResolvers<true>();
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('[name=consent]');
    await fill(page);
    release(true);
    await page.waitForSelector('.scripted');
    await expectSendable(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('are kept if the browser restored them after the Back button', async () => {
    const { page, complaints } = await openPage(program.url);
    await page.goto('/');
    await page.waitForSelector('.scripted');
    await fill(page);
    await page.waitForURL('**/?door=*w1500*');
    await page.locator('a[href="/products"]').first().click();
    await page.waitForURL('**/products');
    await page.goBack();
    await page.waitForSelector('.scripted');
    await expectSendable(page);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
