import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInAllColours, expectNoSidewaysScroll } from '../support/chromium.ts';
import { enquiryWithDoor } from '../support/changed-doors.ts';
import { clearEnquiry, change } from '../support/desk.ts';
import { startDesk } from '../support/desk-page.ts';

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);

const five = [
  ...['tPIVOT-w1100-h2100', 'tSINGLE.HINGED-w900-h2100', 'tDOUBLE.HINGED-w1800-h2100'],
  ...['tSINGLE.HINGED-w950-h2100', 'tPIVOT-w1200-h2100'],
];

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/staff/enquiries/${id}`);
  await page.waitForSelector('.scripted');
}

const workOf = (id: string) => desk.store.deskWork.find(id);
const result = (page: Page, text: string) => page.locator('.desk-done', { hasText: text });

/** Presses z, and waits for the next page. */
async function undo(page: Page): Promise<void> {
  await page.waitForSelector('.scripted .desk-undo');
  await page.keyboard.press('z');
  await result(page, 'It is undone.').waitFor();
  await page.waitForSelector('.scripted');
}

describe('the keyboard shortcuts of an enquiry', () => {
  it('c, a and r change stage, owner and moderation at once, and z undoes each change', async () => {
    const { id } = await clearEnquiry(desk);
    const { page, account, complaints } = await desk.open();
    await open(page, id);
    for (const [key, said, is] of [
      ['c', 'The stage is saved.', { stage: 'contacted' }],
      ['a', 'The owner is saved.', { ownerId: account.id }],
      ['r', 'It is rejected.', { moderation: 'rejected' }],
    ] as const) {
      const before = await workOf(id);
      await page.keyboard.press(key);
      await result(page, said).waitFor();
      expect(await workOf(id)).toMatchObject(is);
      await undo(page);
      expect(await workOf(id)).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('m and n focus the note and the next step, where other shortcuts are off; Enter saves, Esc leaves the field', async () => {
    const { id } = await clearEnquiry(desk);
    const { page } = await desk.open();
    await open(page, id);
    await page.keyboard.press('m');
    await page.keyboard.type('car');
    await page.keyboard.press('Control+Enter');
    await result(page, 'The note is saved.').waitFor();
    expect((await desk.store.enquiryNotes.list(id)).map(({ text }) => text)).toEqual(['car']);
    await undo(page);
    expect(await desk.store.enquiryNotes.list(id)).toEqual([]);

    await page.keyboard.press('n');
    await page.keyboard.type('Call');
    await page.getByLabel('By', { exact: true }).fill('2030-01-02');
    await page.keyboard.press('Enter');
    await result(page, 'The next step is saved.').waitFor();
    await undo(page);
    expect(await workOf(id)).toMatchObject({
      stage: 'new',
      ownerId: null,
      moderation: 'new',
      nextStep: null,
    });

    await page.keyboard.press('m');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await result(page, 'The stage is saved.').waitFor();
    await page.close();
  });

  it('are followed by an undo button for ten seconds, or for as long as it has the focus', async () => {
    const { id } = await clearEnquiry(desk);
    const { page } = await desk.open();
    await open(page, id);
    await page.clock.install();
    await page.keyboard.press('c');
    await result(page, 'The stage is saved.').waitFor();
    await page.waitForSelector('.scripted');
    const button = page.getByRole('button', { name: 'Undo' });
    await page.clock.runFor(8_000);
    expect(await button.count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.clock.runFor(30_000);
    expect(await button.count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.clock.runFor(1_000);
    expect(await button.count()).toBe(0);
    expect(await result(page, 'The stage is saved.').count()).toBe(1);
    await page.close();
  });
});

it("an open enquiry shows a colleague's change within three seconds, and a change made after it is merged", async () => {
  const enquiry = await clearEnquiry(desk);
  const { page, complaints } = await desk.open();
  await open(page, enquiry.id);
  const notice = page.locator('.desk-changed');
  expect(await notice.innerText()).toBe('');
  const { account } = await desk.open();
  await change(desk, enquiry, 0, { kind: 'owner', ownerId: account.id }, account.id);
  await notice.getByText(`${account.email} took it on. Show it`).waitFor({ timeout: 3000 });
  await page.keyboard.press('c');
  await result(page, 'The stage is saved.').waitFor();
  expect(await workOf(enquiry.id)).toMatchObject({ stage: 'contacted', ownerId: account.id });
  expect(complaints).toEqual([]);
  await page.close();
});

describe('the first screen of an enquiry with five doors', () => {
  it.each([
    [1440, 900, ['.desk-worth', '.desk-reach', '#work', '#note', '[value=rejected]']],
    [1366, 768, ['.desk-worth', '.desk-reach', '[name=stage][value=contacted]', '#note']],
    [390, 844, ['.desk-worth', '.desk-reach a', '[name=stage][value=contacted]', '[name=stage][value=won]']],
  ])(
    'has value, contact and main actions on a screen of %d × %d px, and the strip stays in view',
    async (width, height, parts) => {
      const message = 'We are rebuilding the ground floor and need doors for all of it. '.repeat(12);
      const { id } = await enquiryWithDoor(desk, five, { message });
      const { page, complaints } = await desk.open({ viewport: { width, height } });
      await open(page, id);
      for (const part of parts) {
        const box = await page.locator(part).first().boundingBox();
        expect([part, (box?.y ?? NaN) + (box?.height ?? NaN) <= height]).toEqual([part, true]);
      }
      await expectNoSidewaysScroll(page);
      await expectAccessibleInAllColours(page);
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
      expect((await page.locator('.desk-worth').boundingBox())?.y).toBeLessThan(120);
      await page.goto(`/staff/enquiries/${id}#door-3`);
      await page.getByText('Open this door in the configurator').nth(2).waitFor();
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});
