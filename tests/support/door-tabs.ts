import type { Page } from '@playwright/test';

/** Opens the tab of a door, where the configurator has several doors. */
export async function openDoor(page: Page, index: number): Promise<void> {
  const tab = page.locator(`#tab-${index}`);
  if (await tab.isVisible()) await tab.click();
}
