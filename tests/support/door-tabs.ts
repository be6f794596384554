import type { Page } from '@playwright/test';

/** Opens the tab of a door if the configurator shows tabs. */
export async function openDoor(page: Page, index: number): Promise<void> {
  const tab = page.locator(`#tab-${index}`);
  if (await tab.isVisible()) await tab.click();
}

/** The page as it is printed, with all doors below each other. */
export async function printedContent(page: Page): Promise<string> {
  const announce = (event: string) =>
    page.evaluate(async (type) => {
      dispatchEvent(new Event(type));
      await new Promise(requestAnimationFrame);
    }, event);
  await announce('beforeprint');
  const content = await page.content();
  await announce('afterprint');
  return content;
}
