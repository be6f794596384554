import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { internalPath, post } from '../api/requests.ts';
import { doubtfulMessage } from '../support/desk.ts';
import { startDesk } from '../support/desk-page.ts';
import { mailEnv, startMailServer } from '../support/mail-server.ts';
import { addStaff, deskBrowser, signedIn } from '../support/staff.ts';

const password = 'a long day at the desk';
const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
/** Of thirty enquiries three are held as spam, two of them wrongly. */
const held = [4, 13, 27];
const spam = 13;
const clear = numbers.filter((number) => !held.includes(number));
/** The customers who get an answer by mail, with the letter by which its template is found; the others are rung. */
const written = new Map([
  [2, 'v'],
  [9, 'p'],
  [10, 'v'],
  [21, 'v'],
  [30, 'p'],
]);
const templates = [
  { name: 'Price', subject: 'Your price', text: 'Dear {name},\nthe price is {total}.' },
  { name: 'Visit', subject: 'Our visit', text: 'Dear {name},\nmay we come and measure?' },
];
const customer = (number: number) => `Customer ${number}`;
const addressOf = (number: number) => `customer.${number}@example.ie`;

/** Presses keys and counts them, and how often a page is loaded. */
function createKeys(page: Page) {
  let [pressed, loads] = [0, 0];
  page.on('load', () => {
    loads += 1;
  });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      pressed += 1;
      await page.keyboard.press(key);
    }
  };
  return {
    press,
    type: (text: string) => press(...Array.from(text)),
    /** Presses a key that leads to another page, and waits until its keys work. */
    go: async (key: string) => {
      const loaded = page.waitForEvent('load');
      await press(key);
      await loaded;
      await page.waitForSelector('.scripted');
    },
    counted: () => ({ pressed, loads }),
  };
}

async function startDay() {
  const server = await startMailServer();
  const desk = await startDesk(mailEnv(server.url));
  const admin = await signedIn(desk, 'admin');
  // The name that the cookie has without TLS.
  admin.cookies.set('lintel-desk', admin.session);
  for (const template of templates) {
    const form = (await admin.get('/staff/admin/templates')).body;
    const id = /name="id" value="([^"]+)"[^>]*><input type="hidden" name="seen"/.exec(form)?.[1] ?? '';
    const saved = await admin.post('/staff/admin/templates', { id, ...template });
    expect(saved.headers.location).toBe('/staff/admin/templates');
  }
  const { account, token } = await addStaff(desk, 'sales', 'maeve@doors.example.ie');
  const setUp = deskBrowser(desk.server);
  await setUp.get(`/staff/set-up/${token}`);
  await setUp.post(`/staff/set-up/${token}`, { password, repeated: password });
  const ids = new Map<number, string>();
  const arrive = async (from: number, to: number) => {
    for (const number of numbers.slice(from - 1, to)) {
      const answer = await post(desk, internalPath, {
        customer: { name: customer(number), email: addressOf(number) },
        project: { message: held.includes(number) ? doubtfulMessage : `Door ${number}, please` },
        doors: [{ doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2200' }],
      });
      ids.set(number, answer.json<{ id: string }>().id);
    }
  };
  return { server, desk, account, ids, arrive };
}

it('thirty enquiries are worked through in a day, by keys alone', async () => {
  const { server, desk, account, ids, arrive } = await startDay();
  await arrive(1, 12);
  const { page, complaints } = await desk.openSignedOut({ viewport: { width: 1366, height: 768 } });
  const { press, type, go, counted } = createKeys(page);
  const said = (text: string) => page.locator('.desk-done', { hasText: text }).waitFor();
  const isShown = (number: number) =>
    page.getByRole('heading', { level: 1, name: customer(number), exact: true }).waitFor();

  await page.goto('/staff');
  await page.waitForSelector('.scripted');
  await type(account.email);
  await press('Tab');
  await type(password);
  await go('Enter');

  // Of the same value, the longest waiting one is the first of Today; from there `k` leads through all that come.
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await press('j');
  await go('Enter');
  for (const number of clear) {
    await isShown(number);
    if (number === 6) await arrive(13, 22);
    if (number === 18) await arrive(23, 30);
    await go('a');
    await said('The owner is saved.');
    await press('m');
    await type(`Rang ${number}`);
    await go('Control+Enter');
    await said('The note is saved.');
    await press('n');
    await type('Offer');
    await press('Tab');
    await type('05022030');
    await go('Enter');
    await said('The next step is saved.');
    const letter = written.get(number);
    if (letter === undefined) {
      await go('c');
      await said('The stage is saved.');
    } else {
      await press('t', letter);
      await go('Enter');
      await go('Control+Enter');
      await said('Your reply is on its way.');
    }
    if (number !== clear.at(-1)) await go('k');
  }

  await go('d');
  await page.getByText('3 things to do: 3 to judge.').waitFor();
  await press('j');
  await go('Enter');
  for (const number of held) {
    await isShown(number);
    await go(number === spam ? 'r' : 'e');
    await said(number === spam ? 'It is rejected.' : 'It is released.');
    if (number !== held.at(-1)) await go('k');
  }
  await go('i');
  expect(counted()).toEqual({ pressed: 819, loads: 150 });

  const works = await Promise.all(numbers.map((number) => desk.store.deskWork.find(ids.get(number) ?? '')));
  expect(works.map((work) => work?.moderation)).toEqual(
    numbers.map((number) => (number === spam ? 'rejected' : 'new')),
  );
  for (const number of numbers) {
    const isClear = clear.includes(number);
    expect([number, works[number - 1]]).toMatchObject([
      number,
      isClear
        ? { stage: 'contacted', ownerId: account.id, nextStep: 'Offer' }
        : { stage: 'new', ownerId: null, nextStep: null },
    ]);
    const notes = await desk.store.enquiryNotes.list(ids.get(number) ?? '');
    expect(notes.map(({ text }) => text)).toEqual(isClear ? [`Rang ${number}`] : []);
  }
  expect((await page.locator('.desk-views').innerText()).split(/\s+/).join(' ')).toBe(
    'All Unanswered 2 Mine 27 Overdue 0 Held 0',
  );
  const mailsTo = (number: number) =>
    server.received.flatMap(({ to, mail }) => (to.includes(addressOf(number)) ? [mail.subject ?? ''] : []));
  const repliesTo = (number: number) =>
    mailsTo(number).filter((subject) => /^Our visit|^Your price/.test(subject));
  // Besides the replies each customer is sent a confirmation, those of released enquiries too.
  await expect.poll(() => numbers.flatMap(mailsTo).length, { timeout: 20_000 }).toBe(29 + 5);
  expect(mailsTo(spam)).toEqual([]);
  expect(
    numbers.flatMap((number) => repliesTo(number).map((subject) => [number, subject.slice(0, 10)])),
  ).toEqual([
    [2, 'Our visit '],
    [9, 'Your price'],
    [10, 'Our visit '],
    [21, 'Our visit '],
    [30, 'Your price'],
  ]);
  expect(complaints).toEqual([]);
}, 300_000);
