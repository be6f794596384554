import { expect, it } from 'vitest';
import { expectAccessible, openPage } from '../support/chromium.ts';
import { contact, submit } from '../support/enquiries.ts';
import { runCommand, startProgram } from '../support/program.ts';

const password = 'a quiet hinge closes itself';

/** From the invitation of a salesperson to an answered enquiry that arrives while the inbox is open. */
it('a salesperson sets a password, signs in, and works an enquiry that arrives', async () => {
  const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  const env = { DATA_DIR: program.dataDir, PUBLIC_URL: program.url };
  const { stdout } = await runCommand(['staff', 'add', 'maeve@doors.example.ie'], { env });
  const { page, complaints } = await openPage(program.url, { reducedMotion: 'reduce' });
  await page.goto(stdout.trimEnd().split('\n').at(-1) ?? '');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('The same once more').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.waitForURL('**/staff/today');

  await page.getByRole('heading', { name: 'Nothing is due' }).waitFor();
  await page.getByRole('link', { name: 'Inbox', exact: true }).click();
  await page.getByText('it appears here by itself').waitFor();
  expect((await submit(program.url, contact(7))).status).toBe(200);
  await page.getByRole('link', { name: /Aoife Ní Bhriain 7/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Aoife Ní Bhriain 7/ }).click();
  await page.getByText(contact(7).message).waitFor();
  await page.getByLabel('Add a note').fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('The note is saved.').waitFor();
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await page.getByText('The stage is saved.').waitFor();
  await expectAccessible(page);

  // Signs out and in again, as on another day.
  await page.context().clearCookies();
  await page.goto('/staff');
  await page.getByLabel('E-mail').fill('maeve@doors.example.ie');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Inbox', exact: true }).click();
  await page.getByRole('link', { name: /Aoife Ní Bhriain 7/ }).click();
  await page.getByText('Prefers mornings.').waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('40'))).toEqual([]);
}, 90_000);
