import { describe, expect, it } from 'vitest';
import { internalPath, post, storedFor, unlimited } from '../api/requests.ts';
import { clearEnquiry, heldEnquiry } from '../support/desk.ts';
import { mailEnv, startMailServer } from '../support/mail-server.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

const noServer = 'smtp://127.0.0.1:9';

/** The fields of the reply form, as the page has them. */
function formIn(body: string): Record<string, string> {
  const form = /<form[^>]+action="[^"]+\/reply[^"]*".*?<\/form>/s.exec(body)?.[0] ?? '';
  const hidden = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const text = /<textarea[^>]*>([^]*?)<\/textarea>/.exec(form)?.[1] ?? '';
  return {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    reply_subject: /name="reply_subject"[^>]* value="([^"]*)"/.exec(form)?.[1] ?? '',
    reply_text: text.replaceAll('&lt;', '<').replaceAll('&amp;', '&').replace(/^\n/, ''),
  };
}

async function start(kind: (typeof storeKinds)[number], url = noServer, listening = false) {
  const env = { ...unlimited, ...mailEnv(url), PORT: '0' };
  const service = await startService(kind, { env, listening });
  return { service, desk: await signedIn(service, 'admin', 'maeve@doors.example.ie') };
}

const pathOf = ({ id }: { readonly id: string }) => `/staff/enquiries/${id}`;
const replies = ({ env }: TestService) => rawRows(env, 'enquiry_replies');

async function pricedEnquiry(service: TestService) {
  const answer = await post(service, internalPath, {
    customer: { name: 'Aoife <b>Byrne</b>', email: 'aoife@example.ie' },
    doors: [{ doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2200', quantity: '2' }],
  });
  return storedFor(service, answer);
}

describe.each(storeKinds)('a reply from the desk, on the %s store', (kind) => {
  it('is filled in from a template, sent once by a double click, and shown as it was sent', async () => {
    const server = await startMailServer();
    const { service, desk } = await start(kind, server.url, true);
    const enquiry = await pricedEnquiry(service);
    const saved = await desk.post('/staff/admin/templates', {
      ...{ id: 'tpl_01KAB2C3D4E5F6G7H8J9KMNPQR', seen: '', name: 'Price', subject: 'Your price' },
      text: 'Dear {name},\n{doors}\n{total}, in {weeks}.\n{link}',
    });
    expect(saved.statusCode).toBe(303);
    const page = await desk.get(`${pathOf(enquiry)}?template=tpl_01KAB2C3D4E5F6G7H8J9KMNPQR`);
    const form = formIn(page.body);
    expect(form['reply_subject']).toBe('Your price');
    expect(form['reply_text']).toMatch(
      /^Dear Aoife <b>Byrne<\/b>,\n1\. Pivot door, 1000 × 2200 mm, 2 pieces\n€\d,\d{3} with VAT, in \d+ weeks\.\n\{link\}$/,
    );
    const left = await desk.post(`${pathOf(enquiry)}/reply`, form);
    expect(left.statusCode).toBe(422);
    expect(left.body).toContain('{link} in the text is not filled in: write it yourself or take it out.');
    const text = form['reply_text']?.replace('{link}', 'Maeve') ?? '';
    const whole = { ...form, reply_text: text };
    const [first, second] = await Promise.all([
      desk.post(`${pathOf(enquiry)}/reply`, whole),
      desk.post(`${pathOf(enquiry)}/reply`, whole),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([303, 303]);
    expect(first.headers.location).toBe(`${pathOf(enquiry)}?done=reply`);
    const toCustomer = () => server.received.filter(({ mail }) => mail.subject?.startsWith('Your price'));
    await expect.poll(() => toCustomer().length, { timeout: 15_000 }).toBe(1);
    expect(toCustomer()[0]?.mail.subject).toBe(`Your price (${enquiry.reference})`);
    expect(toCustomer()[0]?.mail.text).toContain(text.trim());
    await expect
      .poll(async () => (await desk.get(pathOf(enquiry))).body)
      .toContain('Taken by the mail server');
    const shown = (await desk.get(`${pathOf(enquiry)}?done=reply`)).body;
    expect(shown).toContain('Your reply is on its way.');
    expect(shown).toContain(`Your price (${enquiry.reference})`);
    expect(shown).toContain('maeve@doors.example.ie wrote to the customer.');
    expect(shown).toContain('maeve@doors.example.ie moved it from new to contacted.');
    expect(shown).toContain('Dear Aoife &lt;b>Byrne');
    expect(shown).not.toContain('<b>Byrne');
    expect(await replies(service)).toHaveLength(1);
  });

  it('is refused with the input kept if a colleague has replied since, or if its form was sent with another text', async () => {
    const { service, desk } = await start(kind);
    const oran = await signedIn(service, 'sales', 'oran@doors.example.ie');
    const enquiry = await clearEnquiry(service);
    const [mine, theirs] = [
      formIn((await desk.get(pathOf(enquiry))).body),
      formIn((await oran.get(pathOf(enquiry))).body),
    ];
    await oran.post(`${pathOf(enquiry)}/reply`, { ...theirs, reply_text: 'From Oran' });
    const overtaken = await desk.post(`${pathOf(enquiry)}/reply`, { ...mine, reply_text: 'From Maeve' });
    expect(overtaken.statusCode).toBe(409);
    expect(overtaken.body).toContain('A colleague wrote to the customer meanwhile');
    expect(overtaken.body).toContain('From Oran');
    const again = formIn(overtaken.body);
    expect(again).toMatchObject({ seen: '1', reply_id: mine['reply_id'], reply_text: 'From Maeve' });
    expect((await desk.post(`${pathOf(enquiry)}/reply`, again)).statusCode).toBe(303);
    const used = await desk.post(`${pathOf(enquiry)}/reply`, { ...again, reply_text: 'Other' });
    expect(used.statusCode).toBe(409);
    expect(used.body).toContain('another text was sent already');
    expect(formIn(used.body)).toMatchObject({ seen: '2', reply_text: 'Other' });
    expect(formIn(used.body)['reply_id']).not.toBe(again['reply_id']);
    // The text may have the link of the first form: its page is made with the text that is sent.
    expect(formIn(used.body)['reply_link']).toBe(again['reply_link']);
    expect((await replies(service)).map(({ text }) => text).sort()).toEqual(['From Maeve', 'From Oran']);
  });
});

describe('the reply form of an enquiry', () => {
  it.each([
    ['a header in its subject', { reply_subject: 'a\r\nBcc: b@example.ie' }, 'The subject is one line'],
    ['a subject that is too long', { reply_subject: 's'.repeat(121) }, 'keep it to 120 characters'],
    ['no text', { reply_text: ' ' }, 'The text is empty'],
    ['a text that is too long', { reply_text: 't'.repeat(5001) }, 'keep it to 5000 characters'],
    ['a made-up id', { reply_id: 'rep_1' }, 'Please look at it once more'],
    ['a made-up link', { reply_link: '../x' }, 'Please look at it once more'],
  ])('is refused with %s, and keeps the typed input', async (_, more, why) => {
    const { service, desk } = await start('embedded');
    const enquiry = await clearEnquiry(service);
    const form = { ...formIn((await desk.get(pathOf(enquiry))).body), reply_text: 'Dear Aoife' };
    const refused = await desk.post(`${pathOf(enquiry)}/reply`, { ...form, ...more });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('This was not sent');
    expect(refused.body).toContain(why);
    if (!('reply_text' in more)) expect(refused.body).toContain('Dear Aoife');
    expect(await replies(service)).toEqual([]);
  });

  it('shows a failed delivery, and the time of the retry', async () => {
    const { service, desk } = await start('embedded', noServer, true);
    const enquiry = await clearEnquiry(service);
    const form = formIn((await desk.get(pathOf(enquiry))).body);
    await desk.post(`${pathOf(enquiry)}/reply`, { ...form, reply_text: 'Yes.' });
    await expect
      .poll(async () => (await desk.get(pathOf(enquiry))).body, { timeout: 15_000 })
      .toMatch(
        /Not delivered: no connection to the server \(ECONNREFUSED\)\. Tried once; tried again on 2 March 2026/,
      );
  });

  it('is absent without mail and while the enquiry is held', async () => {
    const service = await startService('embedded', { env: unlimited });
    const desk = await signedIn(service);
    const enquiry = await clearEnquiry(service);
    const { body } = await desk.get(pathOf(enquiry));
    expect(body).toContain('Replies can be sent from here once mail is set up');
    expect(body).not.toContain('name="reply_text"');
    const refused = await desk.post(`${pathOf(enquiry)}/reply`, { reply_subject: 'a', reply_text: 'b' });
    expect([refused.statusCode, refused.body.includes('Mail is not set up.')]).toEqual([409, true]);
    const { service: mailing, desk: other } = await start('embedded');
    const held = await heldEnquiry(mailing);
    expect((await other.get(pathOf(held))).body).toContain('once the enquiry is released');
    expect((await other.post(`${pathOf(held)}/reply`, {})).statusCode).toBe(409);
    expect(await replies(mailing)).toEqual([]);
  });

  it('keeps the typed reply when the session ends', async () => {
    const { service, desk } = await start('embedded');
    const enquiry = await clearEnquiry(service);
    const form: Record<string, string> = {
      ...formIn((await desk.get(pathOf(enquiry))).body),
      reply_text: 'A long letter',
    };
    desk.cookies.delete('__Host-lintel-desk');
    const kept = await desk.post(`${pathOf(enquiry)}/reply`, form);
    expect(kept.statusCode).toBe(403);
    expect(kept.body).toContain('A long letter');
    expect(kept.body).toContain(`name="reply_id" value="${form['reply_id'] ?? ''}"`);
  });
});

describe('a template of replies at the desk', () => {
  it('is refused for an unknown placeholder, which the error names, and the typed input is kept', async () => {
    const { desk } = await start('embedded');
    const page = await desk.get('/staff/admin/templates');
    const [, id = ''] = /name="id" value="(tpl_\w+)"/.exec(page.body) ?? [];
    const typed = { id, seen: '', name: 'Visit', subject: 'Visit', text: 'Dear {firstName} <b>' };
    const refused = await desk.post('/staff/admin/templates', typed);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('There is no {firstName} that could be filled in in the text');
    expect(refused.body).toContain('Dear {firstName} &lt;b>');
    expect((await desk.post('/staff/admin/templates', { ...typed, text: 'Dear {name}' })).statusCode).toBe(
      303,
    );
    const edit = await desk.get(`/staff/admin/templates?edit=${id}`);
    expect(edit.body).toContain('Change the template');
    const [, seen = ''] = /name="seen" value="(\d+)"/.exec(edit.body) ?? [];
    const changed = { ...typed, seen, text: 'Hello {name}' };
    expect((await desk.post('/staff/admin/templates', changed)).statusCode).toBe(303);
    expect((await desk.get('/staff/admin/templates')).body).toContain('Hello {name}');
    expect((await desk.post('/staff/admin/templates/remove', { id })).statusCode).toBe(303);
    expect((await desk.get('/staff/admin/templates')).body).toContain('There are no templates yet.');
  });
});
