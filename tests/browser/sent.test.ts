import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { openDoor } from '../support/door-tabs.ts';
import { readPages } from '../support/pdftotext.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

/** A stored enquiry, as the export command prints it. */
interface Stored {
  readonly reference: string;
  readonly request: { readonly customer: { readonly email: string } };
  readonly estimate: {
    readonly priceEstimate: number;
    readonly priceEstimateInclVat: number;
    readonly leadTimeWeeks: number;
    readonly doors: readonly Record<
      'doorType' | 'opWidth' | 'opHeight' | 'estimatedPrice' | 'estimatedPriceInclVat',
      string | number
    >[];
  };
}

const command = async (...words: string[]) =>
  (await runCommand(['enquiries', ...words], { env: { DATA_DIR: program.dataDir } })).stdout;

async function storedOf(email: string): Promise<Stored> {
  const lines = (await command('export', '--format', 'ndjson')).split('\n').filter((line) => line !== '');
  const found = lines
    .map((line) => JSON.parse(line) as Stored)
    .filter(({ request }) => request.customer.email === email);
  const [stored, ...more] = found;
  if (!stored || more.length > 0) throw new Error(`There are ${found.length} enquiries of ${email}`);
  return stored;
}

async function newQuote(email: string): Promise<string> {
  const response = await fetch(`${program.url}/api/internal-doors/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customer: { name: 'Aoife Example', email },
      doors: [
        { preset: 'double-both-panels', opWidth: 3000, opHeight: 2100 },
        { preset: 'single-no-panels', opWidth: 900, opHeight: 2000, frameColor: '#27352a' },
      ],
    }),
  });
  const { quoteUrl } = (await response.json()) as { quoteUrl: string };
  return new URL(quoteUrl).pathname;
}

const euro = (amount: string | number) => `€${Number(amount).toLocaleString('en-IE')}`;

/**
 * Every figure of a stored enquiry, as formatted. Per door, a page has the price with VAT, a PDF both prices.
 */
const figuresOf = ({ reference, estimate }: Stored, on: 'page' | 'paper'): readonly string[] => [
  reference,
  ...estimate.doors.flatMap(({ doorType, opWidth, opHeight, estimatedPrice, estimatedPriceInclVat }) => [
    `${doorType}, ${opWidth} × ${opHeight} mm`,
    euro(estimatedPriceInclVat),
    ...(on === 'paper' ? [euro(estimatedPrice)] : []),
  ]),
  euro(estimate.priceEstimateInclVat),
  euro(estimate.priceEstimate),
  `${estimate.leadTimeWeeks} weeks`,
];

/** Every amount in a text. */
const amountsIn = (text: string): string[] => [...new Set(text.match(/€[\d,]+(?!\.)\b/g))].sort();

async function expectEverywhere(page: Page, email: string): Promise<void> {
  const stored = await storedOf(email);
  const shown = await page.locator('main').innerText();
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('main').innerText();
  await page.emulateMedia({ media: 'screen' });
  const pdf = await fetch(
    new URL((await page.getByText('Save as PDF').getAttribute('href')) ?? '', program.url),
  );
  const paper = (await readPages(await pdf.bytes())).join('');
  const listed = await command('show', stored.reference);
  for (const [text, on] of [
    [shown, 'page'],
    [printed, 'page'],
    [paper, 'paper'],
  ] as const) {
    const figures = figuresOf(stored, on);
    for (const figure of figures) expect(text).toContain(figure);
    expect(amountsIn(text)).toEqual(amountsIn(figures.join(' ')));
  }
  for (const { opWidth, estimatedPrice } of stored.estimate.doors) {
    expect(listed).toContain(String(opWidth));
    expect(listed).toContain(String(estimatedPrice));
  }
  expect(printed).not.toMatch(/Save as PDF|Print|Configure/);
}

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.locator('[name=name]').fill('Aoife Example');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=consent]').check();
}

describe.each([
  { scripts: true, colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { scripts: false, colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('doors sent with scripts: $scripts, at $viewport.width px', ({ scripts, ...options }) => {
  const open = () => openPage(program.url, { ...options, javaScriptEnabled: scripts });
  const ready = async (page: Page) => {
    if (scripts) await page.waitForSelector('.scripted');
  };
  const check = async (page: Page) => {
    if (scripts) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  it('doors of a review page where one was changed are the same when stored, shown and printed', async () => {
    const email = `review.${scripts}@example.ie`;
    const path = await newQuote(email);
    const { page, complaints } = await open();
    await page.goto(path);
    await ready(page);
    await page.locator('.change > summary').first().click();
    await page.locator('[name=d0-width]').fill('2600');
    if (!scripts) await page.locator('button', { hasText: 'Show this door' }).first().click();
    await expect.poll(() => page.locator('#door-0').innerText()).toContain('2600 × 2100 mm');
    await page.locator('[name=consent]').check();
    await page.locator('[value=send]').click();
    await page.waitForSelector('.reference');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('main').innerText()).not.toContain('3000');
    await expectEverywhere(page, email);
    await check(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('doors of the configurator are the same when stored, shown and printed', async () => {
    const email = `configurator.${scripts}@example.ie`;
    const { page, complaints } = await open();
    await page.goto('/?door=tDOUBLE.HINGED-w1600-h2100&door=tPIVOT-w1100-h2100');
    await ready(page);
    await openDoor(page, 1);
    await page.locator('[name=d1-width]').fill('1000');
    await fillPerson(page, email);
    await page.locator('[value=send]').click();
    await page.waitForSelector('.reference');
    const address = page.url();
    expect(new URL(address).pathname).toMatch(/^\/sent\/[\w-]{43}$/);
    await expectEverywhere(page, email);
    await check(page);

    // The page must be the same after a reload and through the history.
    const { reference } = await storedOf(email);
    await page.reload();
    expect(await page.locator('.reference').innerText()).toBe(reference);
    await page.goBack();
    await ready(page);
    await page.goForward();
    expect([page.url(), await page.locator('.reference').innerText()]).toEqual([address, reference]);
    expect(program.logs()).not.toContain(address.replace(/^.*\//, ''));
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('with scripts', () => {
  it('the page after sending has a print button, which is hidden without scripts', async () => {
    const { page } = await openPage(program.url);
    await page.addInitScript('globalThis.print = () => { document.title = "printed"; }');
    await page.goto('/');
    await page.waitForSelector('.scripted');
    await fillPerson(page, 'prints@example.ie');
    await page.locator('[value=send]').click();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.title()).toBe('printed');
    const plain = await openPage(program.url, { javaScriptEnabled: false });
    await plain.page.goto(page.url());
    expect(await plain.page.getByText('Save as PDF').isVisible()).toBe(true);
    expect(await plain.page.getByText('Print', { exact: true }).isVisible()).toBe(false);
  });

  it('typing updates the price of each door and the total', async () => {
    const { page } = await openPage(program.url);
    const rows = async () =>
      (await page.locator('.itemised tr').allInnerTexts()).map((row) => row.replace('\t', ' | '));
    await page.goto('/review?door=tDOUBLE.HINGED-w1600-h2100&door=tPIVOT-w1100-h2100');
    const before = await rows();
    expect(before[0]).toMatch(/^1\. Double hinged door, 1600\u00a0×\u00a02100\u00a0mm \| €[\d,]+ with VAT$/);
    await page.waitForSelector('.scripted');
    expect(await rows()).toEqual(before);
    await page.locator('.change > summary').first().click();
    await page.locator('[name=d0-width]').fill('1700');
    await expect.poll(rows).not.toEqual(before);
    const amounts = (await rows()).map((row) => Number(/€([\d,]+)/.exec(row)?.[1]?.replace(',', '')));
    expect(await page.locator('.total').innerText()).toContain(euro((amounts[0] ?? 0) + (amounts[1] ?? 0)));
  });
});
