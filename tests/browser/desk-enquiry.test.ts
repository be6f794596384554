import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessibleIn,
  expectLegibleIn,
  expectNoSidewaysScroll,
  openPage,
} from '../support/chromium.ts';
import { doubtfulMessage } from '../support/desk.ts';
import { submit } from '../support/enquiries.ts';
import { tabTo } from '../support/keyboard.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';

const password = 'a quiet hinge closes itself';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

/** Signs in a new member of staff in a separate browser context. */
async function member(email: string) {
  const env = { DATA_DIR: program.dataDir, PUBLIC_URL: program.url };
  const { stdout } = await runCommand(['staff', 'add', email], { env });
  const opened = await openPage(program.url, { viewport: wide, reducedMotion: 'reduce' });
  const { page } = opened;
  await page.goto(stdout.trimEnd().split('\n').at(-1) ?? '');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('The same once more').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.waitForURL('**/staff/today');
  return opened;
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function sent(body: object, path?: string): Promise<string> {
  const answer = await submit(program.url, body, {}, path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return `/staff/enquiries/${String(answer.body['id'])}`;
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function expectGood(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expectLegibleIn(page, 'dark');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(wide);
  await expectAccessibleIn(page, 'light');
  await expectNoSidewaysScroll(page);
}

describe('the page of an enquiry, by keyboard only', () => {
  it('adds a note, sets owner and stage, resolves a conflict, and releases a held enquiry', async () => {
    const address = await sent(
      {
        customer: { name: 'Aoife Ní Bhriain', email: 'aoife@example.ie', phone: '087 123 4567' },
        project: { message: 'Two doors between kitchen and hall.' },
        eirCode: 'D02 X285',
        doors: [
          { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' },
          { doorType: 'something like in the photo', opWidth: 'about a metre' },
        ],
        attachments: [{ url: 'https://files.example.ie/photo.jpg', type: 'photo' }],
        consent: { granted: true, text: 'You may contact me.' },
      },
      '/api/quote/internal-doors',
    );
    const { page: maeve, complaints } = await member('maeve@doors.example.ie');
    const { page: oran } = await member('oran@doors.example.ie');
    await maeve.goto(address);
    await maeve.getByRole('heading', { name: 'Aoife Ní Bhriain' }).waitFor();
    await expectGood(maeve);
    await oran.goto(address);

    await press(maeve, 'Take it');
    await maeve.getByText('The owner is saved.').waitFor();
    await tabTo(maeve, maeve.getByLabel('Add a note'));
    await maeve.keyboard.type('Prefers mornings.');
    await press(maeve, 'Add note');
    await maeve.getByText('The note is saved.').waitFor();
    await maeve.getByText('Prefers mornings.').waitFor();
    await press(maeve, 'Contacted');
    await maeve.getByText('The stage is saved.').waitFor();

    await press(oran, 'Quoted');
    await oran.getByRole('heading', { name: 'Somebody was faster' }).waitFor();
    await oran.getByText(`maeve@doors.example.ie took it on`).waitFor();
    await oran.getByText('Your change was not saved yet.').waitFor();
    await expectGood(oran);
    await press(oran, 'Save it anyway');
    await oran.getByText('The stage is saved.').waitFor();
    await oran.getByText(`oran@doors.example.ie moved it from contacted to quoted`).waitFor();

    const held = await sent({
      customer: { name: 'Sam Seller', email: 'sam@example.ie' },
      message: doubtfulMessage,
    });
    await maeve.goto(held);
    await maeve.getByText('It may be spam.').waitFor();
    await press(maeve, 'Release');
    await maeve.getByText('It is released.').waitFor();
    await press(maeve, 'Reject');
    await maeve.getByText('It is rejected.').waitFor();
    await expectGood(maeve);
    expect(complaints.filter((complaint) => !/40[49]/.test(complaint))).toEqual([]);
  }, 90_000);
});
