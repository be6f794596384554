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
  await page.goto(
    `/?${layouts
      .slice(0, count)
      .map((text) => `door=${text}`)
      .join('&')}`,
  );
  await page.waitForSelector('.scripted');
  return page;
}

/** What of the stage is out of view, or whether the focused control itself is covered; empty if all is well. */
const outOfView = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const partInView = (selector: string) => {
      const shown = Array.from(document.querySelectorAll(selector)).find((one) => one.checkVisibility());
      if (!shown) return 0;
      const { top, bottom, height } = shown.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
    };
    const isNarrow = innerWidth < 960;
    const [price, weeks, button] = isNarrow
      ? ['.price-bar .price-first', '.price-bar .hint', '.price-bar .button']
      : ['.door-price .price-first', '.stage-ask .hint', '.stage-ask .button'];
    const active = document.activeElement;
    const control = active?.closest('.choice') ?? active;
    const { left, top, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return [
      ...(partInView('.drawing') < 0.6 ? ['drawing'] : []),
      ...[price, weeks, button].filter((part) => partInView(part) < 0.99),
      ...(control?.contains(at) || at?.contains(control)
        ? []
        : [`${active?.outerHTML.slice(0, 80)} is covered`]),
    ];
  });

/** Every control of the open door that can have the focus. */
const controls = '.door :is(input, select, button, summary, a):not([type=hidden])';

describe.each([
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])('at $width × $height', (viewport) => {
  it.each([1, 3])(
    'drawing, price, weeks and button are in view with the focus on any control, %i doors',
    async (count) => {
      const page = await openDoors(viewport, count);
      for (let door = 0; door < count; door += 1) {
        await openDoor(page, door);
        const all = await page.locator(controls).all();
        expect(all.length).toBeGreaterThan(40);
        // Down the page and up again: where the focus comes from decides where the page scrolls to.
        for (const control of [...all, ...all.toReversed()]) {
          if (!(await control.isVisible())) continue;
          await control.focus();
          expect(await outOfView(page), await control.evaluate((one) => one.outerHTML.slice(0, 120))).toEqual(
            [],
          );
        }
      }
      await page.close();
    },
  );
});
