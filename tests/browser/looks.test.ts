import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
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

/** Screens with the accessibility rules to check: on a phone only those that depend on size and colours. */
const looks = [
  { width: 1440, height: 900, expectGood: (page: Page) => expectAccessibleIn(page, 'light') },
  { width: 360, height: 740, expectGood: (page: Page) => expectLegibleIn(page, 'dark') },
] as const;

describe.each(looks)('at $width px', ({ expectGood, ...viewport }) => {
  it.each(pageStates)(
    '$name is accessible, and loads nothing from other hosts',
    async ({ open }) => {
      const { page, complaints } = await openPage(program.url, { viewport, reducedMotion: 'reduce' });
      await open(page);
      for (const folded of await page.locator('details:not([open]) > summary').all()) {
        if (await folded.isVisible()) await folded.click();
      }
      await expectGood(page);
      await expectNoSidewaysScroll(page);
      expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([]);
      await page.close();
    },
    60_000,
  );
});

it('all starting layouts are visible on a wide screen', async () => {
  const { page } = await openPage(program.url, { viewport: { width: 1440, height: 900 } });
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
