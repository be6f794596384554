import { expect, it } from 'vitest';
import { contactPath, post } from '../api/requests.ts';
import { mailEnv } from '../support/mail-server.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';

it('many enquiries of one client get only a few confirmation mails, but all are stored and mailed to staff', async () => {
  const service = await startService('embedded', { env: mailEnv('smtp://127.0.0.1:9') });
  const answers: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const customer = { name: 'Aoife Byrne', email: `stranger.${index}@example.ie` };
    const answer = await post(service, contactPath, { customer, message: `Is door ${index} in stock?` });
    const { message, reference } = answer.json<{ message: string; reference?: string }>();
    answers.push(message.replace(reference ?? /[A-Z\d]{4}-[A-Z\d]{4}/, 'REFERENCE'));
    expect(answer.statusCode).toBe(200);
  }
  // The answers do not tell which enquiries got a confirmation, and promise none.
  expect([...new Set(answers)]).toEqual([
    'Thank you. We have your enquiry and will be in touch. Your reference is REFERENCE.',
  ]);
  const mails = async () => (await rawRows(service.env, 'outbox_events')).map((row) => row['mails']);
  const [both, staffOnly] = ['["mail:staff","mail:customer"]', '["mail:staff"]'];
  expect(await mails()).toEqual([...Array<string>(5).fill(both), staffOnly, staffOnly]);
  expect(await service.enquiries()).toHaveLength(7);

  // A customer at another address, who sends a form.
  const browser = plainBrowser(service.server);
  await browser.get('/contact');
  const typed = { name: 'Seán Kelly', email: 'sean@example.ie', message: 'Do you fit doors in Cork?' };
  const sent = await browser.submit({ action: 'send', ...typed, consent: 'yes' });
  expect(sent.body).toContain('Thank you');
  expect((await mails()).at(-1)).toBe(both);
});
