import { beforeAll, describe, expect, it } from 'vitest';
import { createQuote, quoteBody } from '../support/door-quotes.ts';
import { type PlainBrowser, plainBrowser } from '../support/plain-browser.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

/** The five pages with a form; the page of a quote is created for each test. */
const forms = ['/', '/review?door=tPIVOT-w1100-h2100', '/quotes/', '/contact', '/security-doors'] as const;
const beyondDuplicateWindow = 11 * 60_000;
const message = 'Can we see a pivot door in the showroom?';
const reference = /class="reference">([^<]+)</;

describe.each(storeKinds)('a form that is sent twice, on the %s store', (kind) => {
  let service: TestService;
  let persons = 0;
  beforeAll(async () => {
    service = await startService(kind, { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  });

  async function openForm(form: string) {
    const email = `person${(persons += 1)}@example.ie`;
    const path = form === '/quotes/' ? form + (await createQuote(service)).token : form;
    const browser = plainBrowser(service.server);
    await browser.get(path);
    const fill = { name: 'Seán Ó Briain', email, message, consent: 'yes', action: 'send' };
    const stored = async () =>
      (await service.enquiries()).filter(({ request }) => request.customer.email === email);
    return { browser, fill, stored };
  }

  const sentReference = async (browser: PlainBrowser, fields: Record<string, string>) => {
    const answer = await browser.submit(fields);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Thank you');
    return reference.exec(answer.body)?.[1];
  };

  it.each(forms)('makes one enquiry on %s, even after the duplicate window', async (form) => {
    const { browser, fill, stored } = await openForm(form);
    const keysBefore = await rawRows(service.env, 'idempotency_keys');
    const first = await sentReference(browser, fill);
    const [enquiry] = await stored();
    expect(first).toBe(enquiry?.reference);
    expect(enquiry?.request.consent).toEqual({
      granted: true,
      text: expect.stringContaining('Please use these details') as string,
      at: new Date(service.clock.now()).toISOString(),
    });
    expect(await rawRows(service.env, 'idempotency_keys')).toHaveLength(keysBefore.length + 1);
    service.clock.advance(beyondDuplicateWindow);
    browser.back();
    expect(await sentReference(browser, fill)).toBe(first);
    expect(await stored()).toEqual([enquiry]);
  });

  it.each(forms)(
    'makes one enquiry of three concurrent posts, and each response has its reference: %s',
    async (form) => {
      const { browser, fill, stored } = await openForm(form);
      const references = await Promise.all([1, 2, 3].map(() => sentReference(browser, fill)));
      const [enquiry, ...others] = await stored();
      expect(others).toEqual([]);
      expect(references).toEqual(references.map(() => enquiry?.reference));
    },
  );

  it.each(forms.filter((form) => form !== '/quotes/'))(
    'makes a second enquiry on %s if the message was changed',
    async (form) => {
      const { browser, fill, stored } = await openForm(form);
      const first = await sentReference(browser, fill);
      service.clock.advance(1000);
      browser.back();
      const second = await sentReference(browser, { ...fill, message: `${message} And a bi-fold door?` });
      expect((await stored()).map((enquiry) => enquiry.reference)).toEqual([first, second]);
    },
  );

  it('makes a second enquiry if only the colour of a door was changed', async () => {
    const { browser, fill, stored } = await openForm('/');
    await sentReference(browser, fill);
    service.clock.advance(1000);
    browser.back();
    await sentReference(browser, { ...fill, 'd0-colour': 'RAL 7016' });
    expect((await stored()).map(({ designs }) => designs?.map(({ door }) => door.frameColor))).toEqual([
      [undefined],
      ['RAL 7016'],
    ]);
  });

  it('makes a second enquiry of a quote if it was changed, after a confirmation', async () => {
    const { browser, fill, stored } = await openForm('/quotes/');
    const first = await sentReference(browser, fill);
    browser.back();
    const refused = await browser.submit({ ...fill, message: 'Something else.' });
    expect(refused.statusCode).toBe(200);
    expect(refused.body).toContain('This estimate was sent before');
    expect(refused.body).toContain(first);
    expect(refused.body).toContain('<a href="#ask">Go to what you typed</a>');
    expect(browser.fields().get('message')).toBe('Something else.');
    expect(await stored()).toMatchObject([{ request: { project: { message } } }]);
    service.clock.advance(1000);
    const second = await sentReference(browser, { consent: 'yes', action: 'send' });
    expect((await stored()).map((enquiry) => enquiry.reference)).toEqual([first, second]);
  });

  it('keeps the source of a quote, also in a second enquiry', async () => {
    const origin = { source: 'chat-platform', sourceId: 'talk-7' };
    const { token } = await createQuote(service, { ...quoteBody, ...origin });
    const email = `person${(persons += 1)}@example.ie`;
    const fill = { name: 'Seán Ó Briain', email, message, consent: 'yes', action: 'send' };
    const browser = plainBrowser(service.server);
    await browser.get(`/quotes/${token}`);
    await sentReference(browser, fill);
    browser.back();
    const refused = await browser.submit({ ...fill, message: 'Something else.' });
    expect(refused.body).toContain('This estimate was sent before');
    // "Add a door" renders the page again, which must keep its link to the quote.
    await browser.submit({ action: 'add' });
    service.clock.advance(1000);
    await sentReference(browser, { consent: 'yes', action: 'send' });
    const stored = (await service.enquiries()).filter(({ request }) => request.customer.email === email);
    expect(stored.map(({ request }) => request)).toMatchObject([origin, origin]);
  });

  it('makes two enquiries of a quote from two windows with different messages, after a confirmation', async () => {
    const { browser: one, fill, stored } = await openForm('/quotes/');
    const other = plainBrowser(service.server);
    await other.get(one.address());
    const windows = [one, other] as const;
    const answers = await Promise.all(
      windows.map((window, i) => window.submit({ ...fill, message: `${message} From window ${i}.` })),
    );
    const isLate = answers.map(({ body }) => body.includes('This estimate was sent before'));
    expect(isLate.toSorted()).toEqual([false, true]);
    expect(await stored()).toHaveLength(1);
    const late = windows[isLate.indexOf(true)];
    await late?.submit({ consent: 'yes', action: 'send' });
    const messages = (await stored()).map(({ request }) => 'project' in request && request.project.message);
    expect(messages.toSorted()).toEqual([0, 1].map((i) => `${message} From window ${i}.`));
  });
});
