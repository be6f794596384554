import { beforeAll, expect, it } from 'vitest';
import {
  expectAccessibleIn,
  expectLegibleIn,
  expectNoSidewaysScroll,
  openPage,
} from '../support/chromium.ts';
import { pageStates } from './page-states.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

it.each(pageStates)(
  '$name is accessible at 360 and 1440 px, and loads nothing from other hosts',
  async ({ open }) => {
    const { page, complaints } = await openPage(program.url, { viewport: phone, reducedMotion: 'reduce' });
    await open(page);
    for (const folded of await page.locator('details:not([open]) > summary').all()) {
      if (await folded.isVisible()) await folded.click();
    }
    // On a phone, checks only the rules about size or colours; the others give the same result as above.
    await expectLegibleIn(page, 'dark');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(wide);
    await expectAccessibleIn(page, 'light');
    await expectNoSidewaysScroll(page);
    expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([]);
    await page.context().close();
  },
  60_000,
);

it('all starting layouts are visible on a wide screen', async () => {
  const { page } = await openPage(program.url, { viewport: wide });
  await page.goto('/');
  const list = page.locator('.start-list');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const [first, heading] = [list.locator('li').first(), page.locator('#starts-title')];
  expect((await first.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
  await page.close();
});

it('the current page is marked in forced colours', async () => {
  const { page } = await openPage(program.url, { forcedColors: 'active' });
  await page.goto('/products');
  const underlined = (name: string) =>
    page
      .locator('.site-header nav')
      .getByText(name, { exact: true })
      .evaluate((link) => getComputedStyle(link).borderBottomStyle);
  expect([await underlined('Doors'), await underlined('Contact')]).toEqual(['solid', 'none']);
  await page.close();
});
