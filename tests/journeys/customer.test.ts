import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { exported, submit } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';

/** One door on a phone, from choice to storage: chosen, too wide, corrected, priced and sent. */
it('a customer finds a door, sees it drawn and priced, and sends it', async () => {
  const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  const { page, complaints } = await openPage(program.url, { viewport: { width: 360, height: 780 } });
  await page.goto('/');
  await page.waitForSelector('.scripted');
  const choose = (name: string, value: string) => page.locator(`[name=d0-${name}]`).selectOption(value);
  const type = (name: string, size: string) => page.locator(`[name=d0-${name}]`).fill(size);
  await type('width', '900');
  await type('height', '2100');
  await choose('type', 'SINGLE_HINGED');
  // €2,116 plus VAT.
  await page.locator('.price-bar', { hasText: '€2,603' }).waitFor();
  await type('width', '7000');
  await page.locator('#d0-width-fault').waitFor();
  await type('width', '1800');
  await choose('type', 'DOUBLE_HINGED');
  // €4,151 plus VAT.
  await page.locator('.price-bar', { hasText: '€5,106' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.locator('[name=name]').fill('Aoife Byrne');
  await page.locator('[name=email]').fill('aoife@example.ie');
  await page.locator('[name=message]').fill('For the hall, please.');
  await page.locator('[name=consent]').check();
  await page.locator('[value=send]').click();
  const reference = (await page.locator('.reference').textContent()) ?? '';
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await page.content()).toContain('€5,106');
  expect(complaints).toEqual([]);

  const stored = await exported({ DATA_DIR: program.dataDir });
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ reference, estimate: { priceEstimate: 4151 } });
  expect(JSON.stringify(stored[0]?.request)).toContain('For the hall, please.');
}, 90_000);

it('the PDF link of a quote contains the changed door', async () => {
  const program = await startProgram();
  const doors = [{ preset: 'double-no-panels', opWidth: 1800, opHeight: 2100 }];
  const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
  const { body } = await submit(program.url, { customer, doors }, {}, '/api/internal-doors/quote');
  const { page } = await openPage(program.url);
  await page.goto(new URL(String(body['quoteUrl'])).pathname);
  await page.waitForSelector('.scripted');
  const paper = () => page.getByText('Save as PDF').getAttribute('href');
  expect(await paper()).toMatch(/^\/quotes\//);
  await page.locator('.change > summary').click();
  await page.locator('[name=d0-width]').fill('1700');
  await expect.poll(paper).toContain('w1700');
}, 90_000);
