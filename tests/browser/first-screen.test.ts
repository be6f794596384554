import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

describe('the first screen of the configurator', () => {
  it.each([
    [1366, 768],
    [390, 844],
  ])(
    'shows heading, opening, price and picture at %d × %d px, without a layout shift',
    async (width, height) => {
      const { page, complaints } = await openPage(program.url, { viewport: { width, height } });
      // Delays the fonts, so that the text is first shown in the fallback font.
      await page.route('**/*.woff2', async (route) => {
        await page.waitForSelector('.scripted');
        await route.continue();
      });
      await page.addInitScript(() => {
        const moved = Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      for (const part of ['h1', '#width', '#height', '.opening .button', '.first-from', '.room']) {
        const box = await page.locator(part).boundingBox();
        expect([part, (box?.y ?? NaN) + (box?.height ?? NaN) <= height]).toEqual([part, true]);
      }
      expect(await page.evaluate(() => document.fonts.check('300 40px "Hanken Grotesk"'))).toBe(true);
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.005);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  it('opens the typed opening in the configurator, by keyboard', async () => {
    const { page, complaints } = await openPage(program.url);
    await page.goto('/');
    await page.getByLabel('Width', { exact: true }).fill('1.8 m');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2100');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/\?door=tDOUBLE\.HINGED-w1800-h2100/);
    expect(await page.locator('#door-0').innerText()).toContain('Double hinged door, 1800 × 2100 mm');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
