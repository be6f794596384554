import { expect, it } from 'vitest';
import { startMailServer, mailEnv } from '../support/mail-server.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';

it('the link in the mail to a customer opens their doors to be changed, and staff are mailed the change', async () => {
  const { url, received } = await startMailServer();
  const env = { ...mailEnv(url), RATE_LIMIT_ANONYMOUS: 'off' };
  const service = await startService('embedded', { env, listening: true });
  const person = { name: 'Aoife Example', email: 'aoife@example.ie', consent: 'yes', message: 'Cheap pills' };
  const browser = plainBrowser(service.server);
  await browser.get('/?door=tPIVOT-w1100-h2100-rCellar');
  await browser.submit({ ...person, action: 'send' });
  const mailTo = async (address: string, subject: RegExp) => {
    const found = () =>
      received.find(({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ''));
    await expect.poll(found, { timeout: 60_000 }).toBeDefined();
    return found()?.mail.text ?? '';
  };
  const text = await mailTo(person.email, /^We have your enquiry/);
  const [, link = ''] =
    /^Your doors: https:\/\/doors\.example\.ie(\/sent\/mail~[\w-]{43})$/m.exec(text) ?? [];
  expect(link).not.toBe('');
  // The store has only a hash of the link.
  expect(JSON.stringify(await rawRows(service.env, 'sent_pages'))).not.toContain(link.slice('/sent/'.length));

  const fromMail = plainBrowser(service.server);
  const page = await fromMail.get(link);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(page.body).not.toMatch(/Cheap pills|Cellar/);
  expect((await service.server.inject(`${link}.pdf`)).headers['content-type']).toBe('application/pdf');
  await fromMail.get(`${link}/change`);
  const changed = await fromMail.submit({ action: 'send', 'd0-width': '1200' });
  expect(changed.body).toContain('1200 × 2100');
  expect(fromMail.address()).toBe(link);
  const told = await mailTo('sales@doors.example.ie', /^Changed: €[\d,]+ · 1 door · Aoife Example$/);
  expect(told).toContain('Door 1, opening: 1200 × 2100 mm, before: 1100 × 2100 mm');
  expect(told).toMatch(/Difference: €\d+ more with VAT/);
}, 90_000);
