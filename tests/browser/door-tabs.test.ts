import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessibleInAllColours, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { openDoor } from '../support/door-tabs.ts';
import { exported } from '../support/enquiries.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const tabs = (page: Page) =>
  page
    .getByRole('tab')
    .evaluateAll((all) =>
      all.map((tab) => Array.from(tab.children, ({ textContent }) => textContent).join(', ')),
    );
const openTab = (page: Page) => page.locator('[role=tab][aria-selected=true] > .door-tab-name').innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const sections = (page: Page) => page.locator('.door').count();

async function open(path: string, viewport = { width: 1366, height: 768 }) {
  const { page, complaints } = await openPage(program.url, { viewport, reducedMotion: 'reduce' });
  await page.goto(path);
  await page.waitForSelector('.scripted');
  return { page, complaints };
}

async function fillPerson(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('Aoife Example');
  await page.locator('[name=email]').fill('aoife@example.ie');
  await page.locator('[name=consent]').check();
}

const three = '/?door=tDOUBLE.HINGED-w1600-h2100&door=tPIVOT-w1100-h2100&door=tSLIDING-w950-h2100';

it.each([390])(
  'doors are added, named, copied, removed and sent by keyboard only, at %i px',
  async (width) => {
    const { page, complaints } = await open('/', { width, height: 800 });
    const press = async (name: string) => {
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    expect(await page.getByRole('tab').count()).toBe(0);
    await typeInto(page, page.locator('[name=d0-width]'), '1700');
    await press('Add another door');
    await expect.poll(() => focused(page)).toBe('door-1');
    expect(await tabs(page)).toEqual(['Door 1, Double hinged door', 'Door 2, Double hinged door']);
    expect(await sections(page)).toBe(1);

    await tabTo(page, page.locator('[name=d1-type]'));
    await page.keyboard.type('Pivot');
    await typeInto(page, page.locator('[name=d1-quantity]'), '2');
    await typeInto(page, page.locator('[name=d1-room]'), 'Kitchen');
    await page.keyboard.press('Tab');
    await expect.poll(() => tabs(page)).toEqual(['Door 1, Double hinged door', 'Kitchen × 2, Pivot door']);

    // Gives the copy the name of another room.
    await press('Copy door 2');
    await expect.poll(() => focused(page)).toBe('door-2');
    await typeInto(page, page.locator('[name=d2-room]'), 'Hall');
    await page.keyboard.press('Tab');
    const all = ['Door 1, Double hinged door', 'Kitchen × 2, Pivot door', 'Hall × 2, Pivot door'];
    await expect.poll(() => tabs(page)).toEqual(all);
    await press('Copy door 3');
    await expect.poll(() => tabs(page)).toEqual([...all, 'Door 4 × 2, Pivot door']);
    await press('Remove door 4');
    await expect.poll(() => tabs(page)).toEqual(all);

    // All tabs together are one tab stop; arrows, Home and End move between them.
    await page.locator('#tab-2').focus();
    for (const [key, name] of [
      ['ArrowLeft', 'Kitchen × 2'],
      ['Home', 'Door 1'],
      ['ArrowLeft', 'Hall × 2'],
      ['ArrowRight', 'Door 1'],
      ['End', 'Hall × 2'],
      ['Home', 'Door 1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => openTab(page)).toBe(name);
      expect(await page.locator(':focus').getAttribute('aria-selected')).toBe('true');
      expect(await sections(page)).toBe(1);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessibleInAllColours(page);

    await typeInto(page, page.locator('[name=name]'), 'Aoife Example');
    await typeInto(page, page.locator('[name=email]'), `aoife${width}@example.ie`);
    await tabTo(page, page.locator('[name=consent]'));
    await page.keyboard.press('Space');
    await tabTo(page, page.locator('[name=action][value=send]'));
    await page.keyboard.press('Enter');
    const reference = await page.locator('.reference').innerText();
    const stored = await exported({ DATA_DIR: program.dataDir });
    expect(stored.find((enquiry) => enquiry.reference === reference)).toMatchObject({
      designs: [
        { door: { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1700' } },
        { door: { doorTypeKey: 'PIVOT', quantity: '2', room: 'Kitchen' } },
        { door: { doorTypeKey: 'PIVOT', quantity: '2', room: 'Hall' } },
      ],
    });
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  90_000,
);

it('a refused form opens the tab of the first invalid door, and focuses its field', async () => {
  const { page } = await open(three);
  await page.getByRole('tab', { name: 'Door 2' }).click();
  await page.locator('[name=d1-width]').fill('about one');
  await page.getByRole('tab', { name: 'Door 3' }).click();
  await page.locator('[name=d2-height]').fill('');
  await page.getByRole('tab', { name: 'Door 1' }).click();
  await expect
    .poll(() => tabs(page))
    .toEqual(['Door 1, Double hinged door', 'Door 2, Please check', 'Door 3, Please check']);
  await fillPerson(page);
  await page.locator('[value=send]').click();
  await expect.poll(() => focused(page)).toBe('d1-width');
  expect(await openTab(page)).toBe('Door 2');
  expect(await page.locator('[name=d1-width]').inputValue()).toBe('about one');
  // The list of errors links to fields in other tabs too.
  await page.locator('#notice a[href="#d2-height"]').click();
  await expect.poll(() => focused(page)).toBe('d2-height');
  expect(await openTab(page)).toBe('Door 3');
  await page.close();
});

it('a row of the summary opens the tab of its door', async () => {
  const { page } = await open(three);
  await page.locator('.itemised a', { hasText: '2. Pivot door' }).click();
  await expect.poll(() => focused(page)).toBe('door-1');
  expect(await openTab(page)).toBe('Door 2');
  expect(page.url()).not.toContain('#');
  await page.close();
});

it('a URL with the id of a door as its fragment opens the tab of that door', async () => {
  const { page } = await open(`${three}#door-2`);
  await expect.poll(() => openTab(page)).toBe('Door 3');
  await page.close();
});

it('text that was typed into any door before the script started is kept', async () => {
  const { page } = await openPage(program.url);
  const { promise: released, resolve: release } = Promise.withResolvers<true>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(three, { waitUntil: 'commit' });
  await page.waitForSelector('[name=consent]');
  await page.locator('[name=d0-width]').fill('1500');
  await page.locator('[name=d2-width]').fill('900');
  release(true);
  await page.waitForSelector('.scripted');
  // The script opens the tab of the focused field, and keeps the focus there.
  await expect.poll(() => openTab(page)).toBe('Door 3');
  expect(await focused(page)).toBe('d2-width');
  expect(await page.locator('[name=d2-width]').inputValue()).toBe('900');
  await page.getByRole('tab', { name: 'Door 1' }).click();
  expect(await page.locator('[name=d0-width]').inputValue()).toBe('1500');
  await page.close();
});

it('all doors are printed; a single door has no tabs', async () => {
  const { page } = await open(three);
  await expect.poll(() => sections(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => sections(page)).toBe(3);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => sections(page)).toBe(1);
  await page.getByRole('button', { name: 'Remove door 1' }).click();
  await page.getByRole('button', { name: 'Remove door 1' }).click();
  await expect.poll(() => page.getByRole('tab').count()).toBe(0);
  expect(await page.locator('#door-0').innerText()).toContain('Single sliding door');
  await page.close();
});

it('undo opens the tab of the door that it changes', async () => {
  const { page } = await open('/?door=tPIVOT-w1100-h2100&door=tSINGLE.HINGED-w900-h2100');
  await openDoor(page, 1);
  await page.locator('[name=d1-glass][value="REEDED"]').check({ force: true });
  await openDoor(page, 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('[name=d1-glass][value="REEDED"]').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => page.locator('[name=d1-glass][value="REEDED"]').isChecked()).toBe(true);
  await page.close();
});
