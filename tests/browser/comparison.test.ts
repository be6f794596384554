import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

describe('the comparison of layouts with scripts', () => {
  it('is updated in place, draws all layouts to one scale, and makes a chosen layout the door', async () => {
    const { page, complaints } = await openPage(program.url, { viewport: { width: 360, height: 740 } });
    await page.goto('/?door=tDOUBLE.HINGED-w1800-h2100');
    await page.waitForSelector('.scripted');
    await page.locator('.alternatives > summary').click();
    expect(await page.locator('.option:visible').count()).toBe(3);
    await page.getByText('9 more layouts').click();
    expect(await page.locator('.option:visible').count()).toBe(12);

    await page.getByRole('button', { name: 'Compare: Pivot door', exact: false }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('comparison-0');
    const cell = (row: string, column: number) =>
      page
        .getByRole('row', { name: new RegExp(`^${row}`) })
        .getByRole('cell')
        .nth(column)
        .innerText();
    expect(await cell('Estimate', 0)).toBe('€5,106 with VAT');
    const before = await cell('Estimate', 1);
    await page.getByLabel('Second layout').selectOption('sliding-l0r1');
    await expect.poll(() => cell('Estimate', 1)).not.toBe(before);
    const boxes = await page
      .locator('.comparison .layout-picture')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(boxes).toHaveLength(2);
    expect(boxes[0]).toBeCloseTo(boxes[1] ?? NaN, 1);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);

    await page
      .locator('.comparison')
      .getByRole('button', { name: /^Choose this: Single sliding/ })
      .click();
    await expect.poll(() => page.locator('#door-0').innerText()).toContain('Single sliding door');
    expect(await page.locator('.comparison').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
