import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInAllColours, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { pageStates } from '../support/page-states.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('at $width px, in light, dark and forced colours', (viewport) => {
  it.each(pageStates)(
    '$name can be used by everybody',
    async ({ open }) => {
      const { page } = await openPage(program.url, { viewport, reducedMotion: 'reduce' });
      await open(page);
      await expectAccessibleInAllColours(page);
      await expectNoSidewaysScroll(page);
      await page.close();
    },
    60_000,
  );
});

it('shows every layout to start from at once where there is room', async () => {
  const { page } = await openPage(program.url, { viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  const list = page.locator('.start-list');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const [first, heading] = [list.locator('li').first(), page.locator('#starts-title')];
  expect((await first.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
  await page.close();
});

it('says in forced colours too which page this is', async () => {
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
