import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { openDoor } from '../support/door-tabs.ts';
import { tabTo } from '../support/keyboard.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

interface Stored {
  readonly reference: string;
  readonly designs: { readonly door: Record<string, string>; readonly appearance: Record<string, string> }[];
  readonly estimate: { readonly priceEstimate: number };
}

async function newQuote(): Promise<string> {
  const response = await fetch(`${program.url}/api/internal-doors/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customer: { name: 'Aoife Example', email: `aoife+${Math.random()}@example.ie` },
      doors: [{ preset: 'double-no-panels', opWidth: 1400, opHeight: 2100 }],
    }),
  });
  const { quoteUrl } = (await response.json()) as { quoteUrl: string };
  return new URL(quoteUrl).pathname;
}

async function storedEnquiry(reference: string): Promise<Stored | undefined> {
  const { stdout } = await runCommand(['enquiries', 'export', '--format', 'ndjson'], {
    env: { DATA_DIR: program.dataDir },
  });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Stored)
    .find((enquiry) => enquiry.reference === reference);
}

/** The total without VAT, as it is stored; the page shows it after the total with VAT. */
const total = async (page: Page) =>
  Number(/€([\d,]+) without VAT/.exec(await page.locator('#total').innerText())?.[1]?.replace(',', ''));

/** Id of the focused element; the focus follows a change with a delay. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.each([360, 1440])('a quote at %i px, by keyboard only', (width) => {
  it('can be changed, corrected and sent, and is stored with the prices that the page showed', async () => {
    const path = await newQuote();
    const { page, complaints } = await openPage(program.url, { viewport: { width, height: 900 } });
    await page.goto(path);
    await page.waitForSelector('.scripted');

    await tabTo(page, page.locator('.change > summary'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('[name=d0-width]'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('750');
    await page.waitForSelector('.recovery');
    expect(await page.locator('.recovery').innerText()).toContain('cannot be made');
    await expectAccessible(page);

    await page.keyboard.press('Shift+Tab');
    await page.locator('.suggestions button').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.recovery', { state: 'detached' });
    await expect.poll(() => focused(page)).toBe('door-0');

    await tabTo(page, page.locator('[name=d0-colour]:checked'));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.locator('[name=d0-hinge]:checked'));
    await page.keyboard.press('ArrowRight');
    const shown = await total(page);
    await expectNoSidewaysScroll(page);

    await tabTo(page, page.locator('[name=action][value=send]'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.notice-fault');
    await expect.poll(() => focused(page)).toBe('notice');
    await tabTo(page, page.locator('[name=consent]'));
    await page.keyboard.press('Space');
    await tabTo(page, page.locator('[name=action][value=send]'));
    await page.keyboard.press('Enter');

    const reference = await page.locator('.reference').innerText();
    expect(new URL(page.url()).pathname).toBe(path);
    const enquiry = await storedEnquiry(reference);
    expect(enquiry).toMatchObject({
      designs: [
        {
          door: { opWidth: '750', opHeight: '2100', frameColor: 'RAL 7016' },
          appearance: { hingeSide: 'right' },
        },
      ],
      estimate: { priceEstimate: shown },
    });
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    expect(program.logs()).not.toContain(path.slice('/quotes/'.length));
    expect(program.logs()).not.toContain('aoife');
  });
});

describe('a quote without scripts', () => {
  it('can be changed, corrected and sent with the buttons of its form', async () => {
    const path = await newQuote();
    const { page, complaints } = await openPage(program.url, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await page.goto(path);
    await page.locator('.change > summary').click();
    await page.locator('[name=d0-width]').fill('750');
    await page.keyboard.press('Enter');
    await page.locator('.suggestions button').first().click();
    await page.locator('.change > summary').click();
    await page.locator('label.choice', { hasText: 'Anthracite' }).click();
    await page.locator('button', { hasText: 'Show this door' }).click();
    const shown = await total(page);
    await page.locator('[value=send]').click();
    await page.waitForSelector('.notice-fault');
    await page.locator('[name=consent]').check();
    await page.locator('[value=send]').click();
    const enquiry = await storedEnquiry(await page.locator('.reference').innerText());
    expect(enquiry).toMatchObject({
      designs: [{ door: { opWidth: '750', frameColor: 'RAL 7016' } }],
      estimate: { priceEstimate: shown },
    });
    expect(complaints).toEqual([]);
  });
});

describe('the configurator', () => {
  it('updates on every key press without requests, and keeps the doors in its URL', async () => {
    const { page, complaints } = await openPage(program.url);
    await page.goto('/');
    await page.waitForSelector('.scripted');
    const requests: string[] = [];
    page.on('request', (request) => {
      // Except the icon, which the browser revalidates on every change of the URL.
      if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
    });
    const before = await total(page);
    await page.locator('[name=d0-width]').fill('1900');
    await expect.poll(() => total(page)).toBeGreaterThan(before);
    await page.locator('.alternatives > summary').click();
    await page.locator('.option button').first().click();
    await page.getByRole('button', { name: 'Copy door 1' }).click();
    await page.locator('[name=d1-type]').selectOption('PIVOT');
    await openDoor(page, 0);
    await page.getByRole('button', { name: 'Remove door 1' }).click();
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    await page.waitForURL(/\/\?door=tPIVOT/);
    expect(requests).toEqual([]);
    await page.reload();
    expect(await page.locator('[name=d0-type]').inputValue()).toBe('PIVOT');
    expect(complaints).toEqual([]);
  });
});
