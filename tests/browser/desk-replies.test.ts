import { expect, it } from 'vitest';
import { internalPath, post, storedFor } from '../api/requests.ts';
import { expectAccessibleInAllColours, expectNoSidewaysScroll } from '../support/chromium.ts';
import { startDesk } from '../support/desk-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { mailEnv, startMailServer } from '../support/mail-server.ts';

it('a template is saved, filled in, edited and sent by keyboard, and the reply is in the history', async () => {
  const server = await startMailServer();
  const desk = await startDesk(mailEnv(server.url));
  const { page, account, complaints } = await desk.open(
    { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    'admin',
  );
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await page.goto('/staff/admin/templates');
  for (const [label, text] of [
    ['Name', 'A visit'],
    ['Subject', 'Your doors'],
    ['Text', 'Dear {name},\nmay we come? {total}'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await press('Save');
  await page.getByRole('heading', { name: 'A visit' }).waitFor();

  const answer = await post(desk, internalPath, {
    customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
    doors: [{ doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2200' }],
  });
  const { id, reference } = await storedFor(desk, answer);
  await page.goto(`/staff/enquiries/${id}`);
  await tabTo(page, page.getByLabel('Template'));
  await page.keyboard.type('A vis');
  await press('Fill in');
  await page.waitForURL('**template=**');
  const text = page.getByLabel('Text', { exact: true });
  // The text field has the focus, so typing needs no Tab.
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await text.inputValue()).toMatch(/^Dear Aoife Byrne,\nmay we come\? €\d,\d{3} with VAT$/);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(', supply only.');
  await expectAccessibleInAllColours(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await press('Send');
  await page.getByText('Your reply is on its way.').waitFor();
  const replies = () => server.received.filter(({ mail }) => mail.subject === `Your doors (${reference})`);
  await expect.poll(() => replies().length, { timeout: 15_000 }).toBe(1);
  expect(replies()[0]?.mail.text).toMatch(
    /^Dear Aoife Byrne,\nmay we come\? €[\d,]+ with VAT, supply only\./,
  );
  await expect
    .poll(async () => {
      await page.goto(`/staff/enquiries/${id}`);
      return page.locator('#reply').textContent();
    })
    .toContain('Taken by the mail server');
  await page.getByText(`${account.email} wrote to the customer.`).waitFor({ state: 'attached' });
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
}, 120_000);
