import type { Locator, Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openPage } from '../support/chromium.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

async function open(viewport: { width: number; height: number }) {
  const { page, complaints } = await openPage(program.url, { viewport });
  await page.goto('/');
  await page.waitForSelector('.scripted');
  return { page, complaints };
}

const width = (page: Page) => page.locator('[name=d0-width]');
const top = async (page: Page) => (await width(page).boundingBox())?.y ?? 0;
const title = (page: Page) => page.locator('#door-0').innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const wide = { width: 1440, height: 900 };

/** The space between an element and the price bar at the bottom; negative if the bar covers it. */
async function roomAbovePrice(page: Page, what: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
  return ((await page.locator('.price-bar').boundingBox())?.y ?? 0) - (y + height);
}

async function stored(): Promise<readonly { readonly designs: unknown }[]> {
  const { stdout } = await runCommand(['enquiries', 'export', '--format', 'ndjson'], {
    env: { DATA_DIR: program.dataDir },
  });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as { readonly designs: unknown });
}

describe.each([
  [1440, 900],
  [390, 844],
])('typing a size at %i px', (across, down) => {
  it('causes no layout shift, and shows the error of an invalid size only after a pause', async () => {
    const { page, complaints } = await open({ width: across, height: down });
    const before = await title(page);
    await width(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    const at = await top(page);
    await page.keyboard.type('2');
    expect(await title(page)).toBe(before);
    await page.locator('#d0-width-fault').waitFor();
    const below = (await page.locator('#d0-width-fault').boundingBox())?.y ?? 0;
    expect(below).toBeGreaterThan(at);
    expect(Math.abs((await top(page)) - at)).toBeLessThan(4);
    await page.keyboard.type('400');
    await expect.poll(() => title(page), { timeout: 5000 }).toContain('2400 × 2100 mm');
    expect(Math.abs((await top(page)) - at)).toBeLessThan(4);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.locator('.sheet-stale').waitFor();
    expect(Math.abs((await top(page)) - at)).toBeLessThan(4);
    expect(await title(page)).toContain('still to be settled');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe.each([
  ['width', 'about two'],
  ['wall', '2000'],
])('the error of a %s, on a phone', (field, size) => {
  it('is not covered by the price bar when it appears', async () => {
    const { page } = await open({ width: 390, height: 844 });
    await page.locator(`[name=d0-${field}]`).fill(size);
    const fault = page.locator(`#d0-${field}-fault`);
    await fault.waitFor();
    // The page may still scroll to the error.
    await expect.poll(() => roomAbovePrice(page, fault)).toBeGreaterThan(0);
    await page.close();
  });

  it('is scrolled into view if the bar would cover it', async () => {
    const { page } = await open({ width: 390, height: 844 });
    // Keeps the field at this position, even if the page still scrolls after typing.
    const above = await page.locator(`[name=d0-${field}]`).evaluate((input: HTMLInputElement, typed) => {
      const room = () => {
        const bar = document.querySelector('.price-bar')?.getBoundingClientRect().top ?? 0;
        return bar - input.getBoundingClientRect().bottom;
      };
      input.focus({ preventScroll: true });
      input.value = typed;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // Scrolls twice, because the price bar reaches the bottom of the screen only after the form is in view.
      for (let times = 0; times < 2; times += 1) scrollBy({ top: 4 - room(), behavior: 'instant' });
      return room();
    }, size);
    expect(above).toBeCloseTo(4, 0);
    const fault = page.locator(`#d0-${field}-fault`);
    await fault.waitFor();
    expect(await roomAbovePrice(page, fault)).toBeGreaterThan(0);
    await page.close();
  });
});

describe('a control clicked right after typing a size', () => {
  // Leaving the field validates the size, which may shift the control under the mouse.
  it.each(['3900', '700'])('gets the click (after typing %s)', async (size) => {
    const { page } = await open(wide);
    await width(page).fill(size);
    await page.getByRole('button', { name: 'Add another door' }).click();
    await page.locator('#door-1').waitFor();
    await page.locator('[name=d1-width]').fill(size);
    await page.locator('[name=d1-transom]').click();
    expect(await page.locator('[name=d1-transom]').isChecked()).toBe(true);
    await page.locator('[name=d1-height]').fill('400');
    await page.getByRole('button', { name: 'Remove door 2' }).click();
    await page.locator('#door-0').waitFor();
    await page.close();
  });
});

describe('sending with scripts', () => {
  it('is refused with an unreadable size; after a correction it stores the door that the page shows', async () => {
    const { page, complaints } = await open(wide);
    await page.locator('[name=name]').fill('Aoife Example');
    await page.locator('[name=email]').fill('aoife@example.ie');
    await page.locator('[name=consent]').check();
    await width(page).fill('');
    await page.locator('[value=send]').click();
    await expect.poll(() => focused(page)).toBe('d0-width');
    expect(await page.locator('#total').innerText()).toContain('No price yet');
    expect(await stored()).toEqual([]);

    await page.keyboard.type('1.9 m');
    await page.keyboard.press('Tab');
    await expect.poll(() => width(page).inputValue()).toBe('1900');
    await expect.poll(() => page.locator('.notice-fault').count()).toBe(0);
    await page.locator('[value=send]').click();
    await page.locator('.reference').waitFor();
    expect(await stored()).toMatchObject([{ designs: [{ door: { opWidth: '1900', opHeight: '2100' } }] }]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('lists all errors beside the button, and removes each from the list once it is corrected', async () => {
    const { page } = await open(wide);
    await width(page).fill('1.8');
    await page.locator('[value=send]').click();
    await expect.poll(() => focused(page)).toBe('notice');
    const links = () =>
      page.locator('#notice a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await links()).toEqual(['#d0-width', '#name', '#email', '#consent']);
    const apart = (await page.locator('[value=send]').boundingBox())?.y ?? 0;
    const summary = await page.locator('#notice').boundingBox();
    expect(apart - (summary?.y ?? 0)).toBeLessThan(wide.height / 2);
    expect(await page.locator('#notice').isVisible()).toBe(true);

    await page.locator('[name=name]').fill('Aoife Example');
    await expect.poll(links).toEqual(['#d0-width', '#email', '#consent']);
    await page.locator('[name=consent]').check();
    await expect.poll(links).toEqual(['#d0-width', '#email']);
    await page.locator('#notice a').first().click();
    await width(page).fill('1800');
    await expect.poll(links, { timeout: 5000 }).toEqual(['#email']);
    await page.close();
  });

  it('reports an invalid phone number together with the other errors', async () => {
    const { page } = await open(wide);
    await page.locator('[name=phone]').fill('12');
    await page.locator('[value=send]').click();
    const links = page.locator('#notice a');
    await expect.poll(() => links.count()).toBe(4);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '#name',
      '#email',
      '#phone',
      '#consent',
    ]);
    await expect.poll(() => focused(page)).toBe('notice');
    await page.close();
  });
});

it('a type that is chosen is adapted to the opening, with a notice and a price', async () => {
  const { page } = await open(wide);
  for (const type of ['SINGLE_HINGED', 'SLIDING', 'PIVOT', 'FIX_PANEL']) {
    await page.locator('[name=d0-type]').selectOption('DOUBLE_HINGED');
    await page.locator('[name=d0-left]').selectOption('0');
    await page.locator('[name=d0-right]').selectOption('0');
    await page.locator('[name=d0-type]').selectOption(type);
    await page.locator('.fitted').waitFor();
    expect(await page.locator('.door-price .amount').count(), type).toBe(1);
  }
  await page.close();
});
