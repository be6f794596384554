import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from 'vitest';

/** Presses Tab until the target has the focus, and checks that the focus is visible at each stop. */
export async function tabTo(page: Page, target: Locator, within: Page | Frame = page): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusSeen(within);
  }
  throw new Error(`No key leads to ${target.toString()}`);
}

/** Replaces the text of a field. */
export async function typeInto(
  page: Page,
  target: Locator,
  text: string,
  within: Page | Frame = page,
): Promise<void> {
  await tabTo(page, target, within);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Expects the focused element, or the label of a focused radio, to have an outline and to be uncovered. */
export async function expectFocusSeen(page: Page | Frame): Promise<void> {
  // Polls, because scrolling to the element takes a moment.
  await expect.poll(() => hiddenFocus(page)).toBeNull();
}

/** The focused element if its focus is not visible; else null. */
const hiddenFocus = (page: Page | Frame): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    // The browser outlines the parts of a date field itself.
    if (!active || active === document.body || active.matches('[type=date]')) return null;
    const shown = active.closest('.choice') ?? active;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    // In a row that scrolls horizontally, only a part of the element may be visible.
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    const at = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const isUncovered = at !== null && (shown.contains(at) || at.contains(shown));
    return isOutlined && isUncovered ? null : active.outerHTML.slice(0, 120);
  });
