import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/chromium.ts';
import { contact, submit } from '../support/enquiries.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

async function copyLink(page: Page): Promise<URL> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').waitFor();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

describe.each(['/', '/review'])('the link copied from %s', (path) => {
  it('contains the current doors, and opens a page with the same doors', async () => {
    const { page, complaints } = await openPage(program.url, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${path}?door=tPIVOT-w1100-h2100`);
    await page.waitForSelector('.scripted');
    for (const folded of await page.locator('.change > summary').all()) await folded.click();

    await page.locator('[name=d0-width]').fill('1150');
    await page.getByRole('button', { name: 'Add another door' }).click();
    const first = await copyLink(page);
    expect(first.pathname).toBe('/review');
    expect(first.searchParams.getAll('door')).toEqual([
      expect.stringContaining('tPIVOT-w1150-h2100') as string,
      expect.stringContaining('tDOUBLE.HINGED-w1600-h2100') as string,
    ]);

    await page.getByRole('button', { name: 'Remove door 2' }).click();
    for (const folded of await page.locator('.change:not([open]) > summary').all()) await folded.click();
    await page.locator('[name=d0-height]').fill('2200');
    await page.getByText('The link is copied.').waitFor({ state: 'detached' });
    const second = await copyLink(page);
    expect(second.searchParams.getAll('door')).toEqual([
      expect.stringContaining('tPIVOT-w1150-h2200') as string,
    ]);

    await page.goto(second.href);
    expect(await page.locator('.door > h2').innerText()).toContain('Pivot door, 1150 × 2200 mm');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it('the PDF link of a quote shows a changed door at once', async () => {
  const body = { customer: contact(1).customer, doors: [{ preset: 'single-no-panels' }] };
  const answer = await submit(program.url, body, {}, '/api/internal-doors/quote');
  const { pathname } = new URL(String(answer.body['quoteUrl']));
  const { page, complaints } = await openPage(program.url);
  await page.goto(pathname);
  await page.waitForSelector('.scripted');
  const pdf = page.getByRole('link', { name: /PDF/ });
  expect(await pdf.getAttribute('href')).toBe(`${pathname}.pdf`);
  await page.locator('.change > summary').click();
  await page.locator('[name=d0-width]').fill('950');
  await expect.poll(() => pdf.getAttribute('href')).toMatch(/^\/review\.pdf\?door=\S*w950/);
  expect(complaints).toEqual([]);
  await page.close();
});

it('the PDF link of a quote changes when a door is added, not when the page is only rendered again', async () => {
  const body = { customer: contact(2).customer, doors: [{ preset: 'single-no-panels' }] };
  const answer = await submit(program.url, body, {}, '/api/internal-doors/quote');
  const { pathname } = new URL(String(answer.body['quoteUrl']));
  const { page, complaints } = await openPage(program.url);
  await page.goto(pathname);
  await page.waitForSelector('.scripted');
  const pdf = page.getByRole('link', { name: /PDF/ });
  // Enter in a field only renders the page again.
  await page.locator('[name=name]').press('Enter');
  expect(await pdf.getAttribute('href')).toBe(`${pathname}.pdf`);
  await page.getByRole('button', { name: 'Copy door 1' }).click();
  await expect.poll(() => pdf.getAttribute('href')).toMatch(/^\/review\.pdf\?door=[^&]+&door=[^&]+$/);
  // The doors of a quote are identified by its token, not in the URL.
  expect(new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
  await page.close();
});
