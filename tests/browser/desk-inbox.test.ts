import type { Route } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactPath, validBody } from '../api/requests.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/chromium.ts';
import { doubtfulMessage } from '../support/desk.ts';
import { startDesk } from '../support/desk-page.ts';
import { expectFocusSeen, tabTo } from '../support/keyboard.ts';

let desk: Awaited<ReturnType<typeof startDesk>>;

async function send(name: string, message: string): Promise<void> {
  const customer = { name, email: `${name.toLowerCase().replace(/\W/g, '.')}@example.ie` };
  const response = await fetch(`${desk.url}${contactPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...validBody(contactPath), customer, message }),
  });
  expect(response.status).toBe(200);
}

beforeAll(async () => {
  desk = await startDesk();
  await send('Aoife Byrne', 'Two doors for the hall');
  await send('Brendan Walsh', 'A pivot door for the kitchen');
}, 60_000);

describe('the inbox in a browser', () => {
  it('shows an enquiry that arrives while it is open', async () => {
    const { page, complaints } = await desk.open();
    await page.goto('/staff');
    expect(await page.locator('.desk-row').count()).toBe(2);
    await send('Ciara Doyle', 'A door with glass');
    await page.getByRole('link', { name: '1 new enquiry – show' }).click();
    await page.getByRole('link', { name: /Ciara Doyle/ }).waitFor();
    expect(await page.title()).toMatch(/^Inbox/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([
    ['is refused', (route: Route) => route.abort()],
    ['is answered with an error', (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
    // Playwright never answers these requests.
    ['is blocked', () => undefined],
  ])('polls for new enquiries if the stream %s', async (how, meet) => {
    const { page } = await desk.open();
    await page.clock.install();
    const isStream = ({ pathname, searchParams }: URL) =>
      pathname === '/staff/live' && !searchParams.has('once');
    await page.route(isStream, meet);
    await page.goto('/staff');
    await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
    await send('Dara Nolan', `A door behind a proxy that ${how}`);
    await page.clock.fastForward(20_000);
    await page.getByRole('link', { name: '1 new enquiry – show' }).waitFor();
    await send('Emer Nolan', `Another door behind a proxy that ${how}`);
    await page.clock.fastForward(20_000);
    await page.getByRole('link', { name: '2 new enquiries – show' }).waitFor();
    await page.close();
  });

  it('says that it is outdated if the desk is unreachable or the session has ended', async () => {
    const { page, account } = await desk.open();
    await page.clock.install();
    await page.goto('/staff');
    await page.waitForSelector('.scripted');
    await page.context().setOffline(true);
    await page.clock.fastForward(20_000);
    await page.getByRole('link', { name: 'The desk cannot be reached, and this list may be old' }).waitFor();
    await page.context().setOffline(false);
    await page.clock.fastForward(20_000);
    await expect.poll(() => page.locator('.desk-new').isHidden()).toBe(true);
    expect(await page.title()).toMatch(/^Inbox/);

    await desk.store.staffSessions.endAllOf(account.id);
    await page.clock.fastForward(20_000);
    await page.getByRole('link', { name: 'You are no longer signed in' }).click();
    await page.waitForURL(/\/staff\/sign-in/);
    await page.close();
  });

  it('searches while the visitor types, and keeps the focus', async () => {
    const { page } = await desk.open();
    await page.goto('/staff');
    const ofAoife = page.locator('.desk-row', { hasText: 'Aoife Byrne' });
    await ofAoife.waitFor();
    await page.keyboard.press('/');
    // The search index is updated in the background.
    await expect
      .poll(async () => {
        await page.locator('#q').fill('');
        await page.keyboard.type('byr');
        await page.waitForURL(/q=byr$/);
        return page.locator('.desk-row').count();
      })
      .toBe(1);
    expect(await ofAoife.count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
    expect(await page.locator('#desk-count').textContent()).toBe('1 enquiry is shown');
    // The CSV link and a saved view use the current filter.
    expect(await page.locator('.desk-csv').getAttribute('href')).toBe('/staff/enquiries.csv?q=byr');
    await page.getByLabel('Save this filter as').fill('Byrnes');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Byrnes' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=byr');
    await page.close();
  });

  it('says that a search failed, and shows results again when the desk answers', async () => {
    const { page } = await desk.open();
    await page.goto('/staff');
    await page.waitForSelector('.scripted');
    const note = page.locator('.desk-not-shown');
    await page.context().setOffline(true);
    await page.keyboard.press('/');
    await page.keyboard.type('zzzz');
    await note.waitFor();
    expect(await page.locator('#desk-count').innerText()).toContain('cannot be reached');
    expect(await page.locator('.desk-row').count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await page.keyboard.type('z');
    await page.getByText('Nothing matches').waitFor();
    expect(await note.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
    await page.close();
  });

  it('has keyboard shortcuts to move through the list, and to select and open an enquiry', async () => {
    const { page } = await desk.open();
    await page.goto('/staff');
    const current = page.locator('.desk-row[data-current]');
    const first = await page.locator('.desk-row').first().getAttribute('data-id');
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    expect(await current.getAttribute('data-id')).toBe(first);
    await page.keyboard.press('x');
    expect(await current.locator('input').isChecked()).toBe(true);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await page.waitForURL(new RegExp(`/staff/enquiries/${String(first)}`));
    await page.keyboard.press('u');
    await page.waitForURL(/\/staff$/);
    await page.close();
  });

  it('applies a filter at once, and changes the selected enquiries by keyboard', async () => {
    const { page } = await desk.open();
    await page.goto('/staff');
    await page.getByRole('link', { name: /^Unanswered \d+$/ }).click();
    await page.waitForURL(/\?stage=unanswered$/);
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('About').selectOption('security_door_quotes');
    await page.getByText('Nothing matches').waitFor();
    expect(new URL(page.url()).search).toBe('?collection=security_door_quotes&stage=unanswered');
    await page.getByLabel('About').selectOption('');
    await page.locator('.desk-row').first().waitFor();
    expect(await page.locator('.desk-views [aria-current]').innerText()).toMatch(/^Unanswered/);

    const bar = page.getByRole('group', { name: 'With the selected enquiries' });
    expect(await bar.isVisible()).toBe(false);
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await bar.getByText('2 selected').waitFor();
    expect(await bar.getByRole('button', { name: 'Release' }).isVisible()).toBe(false);
    await expectAccessible(page);
    await page.keyboard.press('b');
    await expectFocusSeen(page);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, bar.getByRole('button', { name: 'Give' }));
    await page.keyboard.press('Enter');
    await page.getByText('2 enquiries have another owner.').waitFor();
    await page.getByRole('link', { name: 'Mine 2' }).click();
    await page.waitForURL(/\?stage=open&owner=me$/);
    expect(await page.locator('.desk-row').count()).toBe(2);
    await page.close();
  });

  it('moderates only by its buttons, not on Enter in a checkbox', async () => {
    await send('Fergal Roche', doubtfulMessage);
    const { page } = await desk.open();
    await page.goto('/staff?moderation=held');
    const box = page.getByLabel('Select the enquiry of Fergal Roche');
    await box.press('Space');
    await box.press('Enter');
    // If the form had been submitted, this button would be gone.
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.keyboard.press('Escape');
    expect(await box.isChecked()).toBe(true);
    const plain = (await desk.open({ javaScriptEnabled: false })).page;
    await plain.goto('/staff?moderation=held');
    const plainBox = plain.getByLabel('Select the enquiry of Fergal Roche');
    await plainBox.press('Space');
    await plainBox.press('Enter');
    await plain.getByRole('heading', { name: 'Nothing was changed' }).waitFor();
    await plain.close();
    await page.getByRole('button', { name: 'Release' }).click();
    await page.getByText('1 enquiry released.').waitFor();
    await page.close();
  });

  it('searches and saves a view without scripts', async () => {
    const { page } = await desk.open({ javaScriptEnabled: false });
    await page.goto('/staff');
    await page.locator('#q').fill('byrne');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await page.locator('.desk-row').count()).toBe(1);
    await page.locator('#view-name').fill('Byrnes');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Byrnes' }).waitFor();
    await page.close();
  });

  it.each([
    { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ] as const)('is accessible in the $colorScheme colour scheme at $viewport.width px', async (options) => {
    const { page } = await desk.open(options);
    await page.goto('/staff?stage=new');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const shots = process.env['SCREENSHOTS'];
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/inbox-${options.colorScheme}.png`, fullPage: true });
    await page.close();
  });
});
