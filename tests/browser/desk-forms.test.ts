import type { Dialog, Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { clearEnquiry } from '../support/desk.ts';
import { startDesk } from '../support/desk-page.ts';

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);

const isScripted = (page: Page) =>
  page.waitForFunction(() => document.documentElement.classList.contains('scripted'));

describe('a typed note that is not saved', () => {
  it('makes the browser ask before another form is sent, but not before the note itself is saved', async () => {
    const { id } = await clearEnquiry(desk);
    const { page } = await desk.open();
    await page.goto(`/staff/enquiries/${id}`);
    await isScripted(page);
    const asked: string[] = [];
    const stay = async (dialog: Dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    };
    page.on('dialog', (dialog) => void stay(dialog));
    const note = page.getByLabel('Add a note');
    await note.click();
    await page.keyboard.type('Rang, and they want two doors');
    await page.getByRole('button', { name: 'Contacted' }).click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(await note.inputValue()).toBe('Rang, and they want two doors');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('The note is saved.').waitFor();
    await page.getByRole('button', { name: 'Contacted' }).click();
    await page.getByText('The stage is saved.').waitFor();
    expect(asked).toHaveLength(1);
    await page.close();
  });
});

describe('a form on the page of an enquiry, on a phone', () => {
  it('shows its result inside the form once, and moves the focus there', async () => {
    const { id } = await clearEnquiry(desk);
    const { page } = await desk.open({ viewport: { width: 360, height: 740 } });
    await page.goto(`/staff/enquiries/${id}`);
    const expectAnswered = async (form: string, text: string) => {
      await isScripted(page);
      const focused = page.locator(`form[action$="/${form}"] :focus`);
      await expect.poll(() => focused.textContent()).toContain(text);
      // The browser scrolls only after rendering the page.
      const isInSight = () =>
        page.getByText(text).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      await expect.poll(isInSight).toBe(true);
    };
    await page.getByLabel('Add a note').fill('Rang');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectAnswered('note', 'The note is saved.');
    await page.getByRole('button', { name: 'Lost', exact: true }).click();
    await expectAnswered('stage', 'This was not saved');
    await page.getByLabel('Lost, because of').selectOption('price');
    await page.getByRole('button', { name: 'Lost', exact: true }).click();
    await expectAnswered('stage', 'The stage is saved.');
    await page.reload();
    await isScripted(page);
    expect(await page.getByText('The stage is saved.').count()).toBe(0);
    await page.close();
  });
});

it('an enquiry prints with its history, without buttons and fields', async () => {
  const { id } = await clearEnquiry(desk);
  const { page } = await desk.open();
  await page.goto(`/staff/enquiries/${id}`);
  await page.getByLabel('Add a note').fill('Rang at nine');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('The note is saved.').waitFor();
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('button, select, textarea, input:not([type=hidden])');
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText('Rang at nine').isVisible()).toBe(true);
  expect(await page.getByText('Stage: new').isVisible()).toBe(true);
  await page.close();
});

it('filter options are not cut off on a phone, and e-mail addresses are not broken', async () => {
  const email = 'a.name.as.long.as.some@domain.example.ie';
  const { id } = await clearEnquiry(desk, { customer: { name: 'Aoife', email } });
  const { page } = await desk.open({ viewport: { width: 360, height: 740 } });
  await page.goto('/staff?stage=new');
  await page.getByText('Filter (1)').click();
  const room = await page.getByLabel('Moderation').evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('nothing to measure with');
    pen.font = font;
    const widths = Array.from(select.options, ({ text }) => pen.measureText(text).width);
    return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - Math.max(...widths);
  });
  // The arrow of the select takes part of this width.
  expect(room).toBeGreaterThan(20);
  await page.goto(`/staff/enquiries/${id}`);
  const { height = 0 } = (await page.getByRole('link', { name: email }).boundingBox()) ?? {};
  expect(height).toBeLessThan(60);
  await page.close();
});

describe('a button that is clicked twice', () => {
  it('creates one API key and shows its text', async () => {
    const { page } = await desk.open({}, 'admin');
    await page.goto('/staff/admin/keys');
    await isScripted(page);
    // Delays the response until after the second click.
    const { list } = desk.store.keys;
    Object.assign(desk.store.keys, {
      list: async () => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        return list();
      },
    });
    await page.getByLabel('Whose key it is').fill('Shop');
    await page.getByRole('button', { name: 'Make the key' }).evaluate((button: HTMLElement) => {
      button.click();
      // Clicks again as fast as a double click.
      setTimeout(() => {
        button.click();
      }, 200);
    });
    await page.getByText('The key of Shop').waitFor();
    expect(await list()).toHaveLength(1);
    await page.close();
  });
});
