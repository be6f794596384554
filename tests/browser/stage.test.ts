import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/chromium.ts';
import { openDoor } from '../support/door-tabs.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const layouts = [
  'tDOUBLE.HINGED-w2600-h2600-l800-a1-z1-xyes-d2200',
  'tPIVOT-w1100-h2100',
  'tBIFOLD-b3L-w2100-h2100',
];

async function openDoors(viewport: { width: number; height: number }, count: number): Promise<Page> {
  const { page } = await openPage(program.url, { viewport, reducedMotion: 'reduce' });
  const doors = layouts.slice(0, count).map((text) => `door=${text}`);
  await page.goto(`/?${doors.join('&')}`);
  await page.waitForSelector('.scripted');
  return page;
}

/** Every focusable control of the open door. */
const controls = '.door :is(input, select, button, summary, a):not([type=hidden])';

/**
 * Focuses each element twice, coming from the top and from the bottom of the page, because the browser
 * scrolls differently. Returns what is then out of view; "itself" if the element is covered.
 */
const outOfView = (page: Page, elements: string): Promise<readonly string[]> =>
  page.evaluate(async (selector) => {
    const parts =
      innerWidth < 960
        ? ['.price-bar .price', '.price-bar .hint', '.price-bar .button']
        : ['.door-price .price', '.stage-ask .hint', '.stage-ask .button'];
    const partInView = (part: string) => {
      const { top, bottom, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
    };
    const isCovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return !element.contains(at) && !at?.contains(element);
    };
    const all = Array.from(document.querySelectorAll<HTMLElement>(selector));
    const shown = all.filter((element) => element.checkVisibility());
    const found = shown.length > 0 ? [] : [`There is no ${selector}`];
    const from = (top: number) => shown.map((element) => ({ element, top }));
    for (const { element, top } of [...from(0), ...from(document.body.scrollHeight)]) {
      if (element !== document.activeElement) {
        scrollTo({ top, behavior: 'instant' });
        element.focus();
      }
      await new Promise(requestAnimationFrame);
      const hidden = parts.filter((part) => !(partInView(part) > 0.99));
      if (!(partInView('.drawing') >= 0.6)) hidden.push('.drawing');
      if (isCovered(element.closest('.choice') ?? element)) hidden.push('itself');
      if (hidden.length > 0) found.push(`${element.outerHTML.slice(0, 90)}: ${hidden.join(', ')}`);
    }
    return found;
  }, elements);

/** Clicks an element that replaces the door, and waits until the heading shows the new door. */
async function choose(page: Page, what: string): Promise<void> {
  const title = await page.locator('#door-0').innerText();
  await page.locator(what).last().click();
  await expect.poll(() => page.locator('#door-0').innerText()).not.toBe(title);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('door-0');
  expect(await outOfView(page, ':focus')).toEqual([]);
}

describe.each([
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])('drawing, price, lead time and button at $width × $height', (viewport) => {
  it.each([1, 3])(
    'stay in view whichever control of %i doors has the focus',
    async (count) => {
      const page = await openDoors(viewport, count);
      for (let door = 0; door < count; door += 1) {
        await openDoor(page, door);
        expect(await page.locator(controls).count()).toBeGreaterThan(40);
        expect(await outOfView(page, controls), `door ${door + 1}`).toEqual([]);
      }
      await page.close();
    },
    60_000,
  );

  it('stay in view after a layout, an alternative or a suggested fix was chosen', async () => {
    const page = await openDoors(viewport, 1);
    await choose(page, '.start-card');
    await page.locator('.alternatives > summary').click();
    await choose(page, '.option [value^="take"] >> visible=true');
    await page.goto('/?door=tDOUBLE.HINGED-w1400-h2100');
    await page.waitForSelector('.scripted');
    await page.locator('[name=d0-width]').fill('750');
    await page.locator('.recovery').waitFor();
    await choose(page, '.suggestions button');
    await page.close();
  });
});
