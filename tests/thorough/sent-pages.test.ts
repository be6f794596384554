import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import bookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { temporaryFolder } from '../support/child.ts';
import { createQuote } from '../support/door-quotes.ts';
import { readPages } from '../support/pdftotext.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { euro, figuresOf } from '../support/shown-doors.ts';

const day = 86_400_000;
const unlimited = { RATE_LIMIT_ANONYMOUS: 'off' };
const person = { name: 'Aoife Example', email: 'aoife@example.ie', phone: '01 679 1234' };
const sending = {
  ...person,
  action: 'send',
  consent: 'yes',
  message: 'For the extension.',
  install: 'install',
};
const twoDoors = '/?door=tDOUBLE.HINGED-w1600-h2100&door=tPIVOT-w1100-h2100-c27352a';

/** The stored figures, as the pages should show them. */
async function storedFigures(service: TestService) {
  const [enquiry, ...more] = await service.enquiries();
  expect(more).toEqual([]);
  const { doors, priceEstimateInclVat } = enquiry?.estimate as EstimateResponse;
  const prices = doors.map(({ estimatedPriceInclVat }) => euro(estimatedPriceInclVat));
  return {
    titles: doors.map(({ doorType, opWidth, opHeight }) => `${doorType}, ${opWidth} × ${opHeight} mm`),
    prices,
    itemised: prices.length > 1 ? prices : [],
    total: euro(priceEstimateInclVat),
    reference: enquiry?.reference,
  };
}

/** The whole text of a PDF. */
async function pdfText({ server }: TestService, url: string): Promise<string> {
  const { statusCode, rawPayload, headers } = await server.inject(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  return (await readPages(rawPayload)).join('');
}

async function expectSame(service: TestService, html: string, pdf: string): Promise<void> {
  const stored = await storedFigures(service);
  expect(figuresOf(html)).toEqual(stored);
  const text = await pdfText(service, pdf);
  for (const said of [...stored.titles, ...stored.prices, stored.total, stored.reference]) {
    expect(text).toContain(said);
  }
}

/** Restarts the service on the same store, optionally with another price book. */
const restarted = (kind: (typeof storeKinds)[number], { env, clock }: TestService, more = {}) =>
  startService(kind, { env: { ...unlimited, ...env, ...more }, clock });

/** A later price book with higher prices. */
async function dearerBook() {
  const file = join(await temporaryFolder(), 'dearer.json');
  const types = structuredClone(bookFile.types);
  for (const type of Object.values(types)) if ('base' in type) type.base += 500;
  await writeFile(file, JSON.stringify({ ...bookFile, version: '2027-01', types }));
  return { PRICE_BOOK: file };
}

describe('the page after sending', () => {
  const start = () => startService('embedded', { env: unlimited });

  it('shows the doors that were sent and their total, on screen and in the PDF', async () => {
    const service = await start();
    const browser = plainBrowser(service.server);
    await browser.get(twoDoors);
    const sent = await browser.submit({ ...sending, 'd0-width': '1700', 'd1-hinge': 'right' });
    expect(figuresOf(sent.body).titles).toEqual([
      'Double hinged door, 1700 × 2100 mm',
      'Pivot door, 1100 × 2100 mm',
    ]);
    await expectSame(service, sent.body, `${browser.address()}.pdf`);
    expect(sent.body).toContain('Pivots near the right');
    expect(sent.body).toContain('What happens next');
    expect(sent.body).toContain('For the extension.');
    expect(sent.body).toContain('Supply and fitting');
    expect(sent.body).not.toMatch(/<form|name="action"/);
  });

  it('is found only by its secret URL, of which only a hash is stored', async () => {
    const service = await start();
    const browser = plainBrowser(service.server);
    await browser.get('/review?door=tPIVOT-w1100-h2100');
    const sent = await browser.submit(sending);
    const address = browser.address();
    const token = address.replace('/sent/', '');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(sent.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(sent.headers['set-cookie']).toBeUndefined();
    for (const secret of [person.name, person.email, person.phone]) expect(sent.body).not.toContain(secret);

    const [row] = await rawRows(service.env, 'sent_pages');
    const [enquiry] = await service.enquiries();
    expect(row).toEqual({
      token_hash: expect.stringMatching(/^\S{40,}$/) as string,
      enquiry_id: enquiry?.id,
    });
    for (const guess of [row?.['token_hash'], enquiry?.id, enquiry?.reference, token.slice(1), `${token}A`]) {
      const other = await plainBrowser(service.server).get(`/sent/${String(guess)}`);
      expect(other.statusCode).toBe(404);
    }
  });

  it('is unchanged after a reload, in another browser, after a restart and years later', async () => {
    const service = await start();
    const browser = plainBrowser(service.server);
    await browser.get(twoDoors);
    const { body } = await browser.submit(sending);
    const address = browser.address();
    expect((await browser.get(address)).body).toBe(body);
    service.clock.advance(1000 * day);
    await service.store.forgetExpired(service.clock.steady());
    const again = await restarted('embedded', service);
    expect((await plainBrowser(again.server).get(address)).body).toBe(body);
    expect((await again.server.inject({ method: 'HEAD', url: address })).statusCode).toBe(200);
  });

  it('keeps its prices when the price book has changed', async () => {
    const service = await start();
    const browser = plainBrowser(service.server);
    await browser.get(twoDoors);
    await browser.submit(sending);
    const address = browser.address();
    const later = await restarted('embedded', service, await dearerBook());
    const now = await plainBrowser(later.server).get(twoDoors);
    const { body } = await plainBrowser(later.server).get(address);
    expect(figuresOf(now.body).total).not.toBe(figuresOf(body).total);
    await expectSame(later, body, `${address}.pdf`);
  });

  it('shows an impossible door, and the original prices of the other doors', async () => {
    const service = await start();
    const browser = plainBrowser(service.server);
    const before = await browser.get('/review?door=tSINGLE.HINGED-w5000-h2100&door=tPIVOT-w1100-h2100');
    const { body } = await browser.submit(sending);
    const { itemised, total } = figuresOf(before.body);
    expect(figuresOf(body)).toMatchObject({ itemised, total });
    expect(itemised).toEqual(['not priced', total]);
    expect(body).toContain('we answer with what can be made instead');
    const address = browser.address();
    expect(await pdfText(service, `${address}.pdf`)).toContain('not priced');
    const later = await restarted('embedded', service, await dearerBook());
    const shown = figuresOf((await plainBrowser(later.server).get(address)).body);
    expect(shown).toMatchObject({ itemised, total });
  });

  it('is the same page if the form is sent again, and another page if the form was changed', async () => {
    const service = await start();
    const browser = plainBrowser(service.server);
    await browser.get(twoDoors);
    await browser.submit(sending);
    const first = browser.address();
    browser.back();
    service.clock.advance(3_600_000);
    await browser.submit(sending);
    expect(browser.address()).toBe(first);
    browser.back();
    const changed = await browser.submit({ ...sending, 'd0-width': '1500' });
    expect(browser.address()).not.toBe(first);
    expect(figuresOf(changed.body).titles[0]).toContain('1500 × 2100');
    expect(figuresOf((await browser.get(first)).body).titles[0]).toContain('1600 × 2100');
    expect(await service.enquiries()).toHaveLength(2);
  });

  it('shows the new enquiry if the form is sent again after a day', async () => {
    const service = await start();
    const browser = plainBrowser(service.server);
    await browser.get(twoDoors);
    const { body } = await browser.submit(sending);
    const first = browser.address();
    browser.back();
    service.clock.advance(2 * day);
    const again = await browser.submit(sending);
    expect(browser.address()).toBe(first);
    const references = (await service.enquiries()).map(({ reference }) => reference);
    expect([body, again.body].map((page) => figuresOf(page).reference)).toEqual(references);
  });

  it('shows the first enquiry if the same form is sent from another window', async () => {
    const service = await start();
    const [one, other] = [plainBrowser(service.server), plainBrowser(service.server)];
    await one.get(twoDoors);
    await other.get(twoDoors);
    const first = await one.submit(sending);
    const second = await other.submit(sending);
    expect(other.address()).not.toBe(one.address());
    expect(figuresOf(second.body)).toEqual(figuresOf(first.body));
    expect(await service.enquiries()).toHaveLength(1);
  });

  it.each([
    ['/contact', {}, []],
    [
      '/security-doors',
      { kind: 'RC-rated door', openingWidth: 'about 1 m', openingHeight: '2100', install: 'supply' },
      ['RC-rated door', 'about 1 m', '2100 mm', 'Supply only'],
    ],
  ])('shows what was entered at %s, and has no PDF', async (form, fields, said) => {
    const service = await start();
    const browser = plainBrowser(service.server);
    await browser.get(form);
    const { body } = await browser.submit({ ...sending, ...fields, message: 'Can it be <b>white</b>?' });
    const [enquiry] = await service.enquiries();
    expect(body).toContain(`class="reference">${enquiry?.reference}<`);
    expect(body).toContain('Can it be &lt;b>white&lt;/b>?');
    for (const text of said) expect(body).toContain(text);
    expect(body).not.toContain(person.email);
    expect((await browser.get(`${browser.address()}.pdf`)).statusCode).toBe(404);
  });

  it('is rendered by a worker thread if it has many doors, with the same result', async () => {
    const service = await start();
    const browser = plainBrowser(service.server);
    const doors = Array.from({ length: 20 }, (_, index) => `door=tPIVOT-w${1000 + index}-h2100`).join('&');
    await browser.get(`/?${doors}`);
    const { body } = await browser.submit(sending);
    expect(figuresOf(body).titles).toHaveLength(20);
    await expectSame(service, body, `${browser.address()}.pdf`);
  });
});

describe.each(storeKinds)('a review link after sending, on the %s store', (kind) => {
  const wide = { doors: [{ preset: 'double-both-panels', opWidth: 3000, opHeight: 2100 }] };
  const quoted = (service: TestService) => createQuote(service, { customer: person, ...wide });

  it('shows what was sent, not what was quoted, on screen and in the PDF', async () => {
    const service = await startService(kind, { env: unlimited });
    const browser = plainBrowser(service.server);
    const { token } = await quoted(service);
    const before = await browser.get(`/quotes/${token}`);
    const sent = await browser.submit({ ...sending, 'd0-width': '2600' });
    expect(browser.address()).toBe(`/quotes/${token}`);
    expect(figuresOf(sent.body).titles).toEqual(['Double hinged door, 2600 × 2100 mm']);
    expect(figuresOf(sent.body).total).not.toBe(figuresOf(before.body).total);
    await expectSame(service, sent.body, `/quotes/${token}.pdf`);
    expect(sent.body).not.toContain('3000 × 2100');
    expect(await pdfText(service, `/quotes/${token}.pdf`)).not.toContain('3000');
    for (const secret of Object.values(person)) expect(sent.body).not.toContain(secret);
    // The page must not show the message, because the author of the quote has the link as well.
    expect(sent.body).not.toContain('For the extension.');
  });

  it('can be opened after its 90 days, when expired rows have been erased', async () => {
    const service = await startService(kind, { env: unlimited });
    const browser = plainBrowser(service.server);
    const { token } = await quoted(service);
    const unsent = await quoted(service);
    await browser.get(`/quotes/${token}`);
    const { body } = await browser.submit({ ...sending, 'd0-width': '2600' });
    for (const days of [90, 7, 1000]) {
      service.clock.advance(days * day);
      await service.store.forgetExpired(service.clock.steady());
      expect((await browser.get(`/quotes/${token}`)).body).toBe(body);
      await expectSame(service, body, `/quotes/${token}.pdf`);
      expect((await browser.get(`/quotes/${unsent.token}`)).statusCode).toBe(404);
      expect((await browser.get(`/quotes/${unsent.token}.pdf`)).statusCode).toBe(404);
    }
    const again = await restarted(kind, service, await dearerBook());
    await expectSame(
      again,
      (await plainBrowser(again.server).get(`/quotes/${token}`)).body,
      `/quotes/${token}.pdf`,
    );
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('still shows what was sent first after another window has sent other doors', async () => {
    const service = await startService(kind, { env: unlimited });
    const [one, other] = [plainBrowser(service.server), plainBrowser(service.server)];
    const { token } = await quoted(service);
    await one.get(`/quotes/${token}`);
    await other.get(`/quotes/${token}`);
    const first = await one.submit({ ...sending, 'd0-width': '2600' });
    service.clock.advance(120 * day);
    const second = await other.submit({ ...sending, 'd0-width': '2800' });
    expect(second.body).toContain('This estimate was sent before');
    expect(await service.enquiries()).toHaveLength(1);
    const third = await other.submit({ action: 'send', consent: 'yes' });
    expect(figuresOf(third.body).titles[0]).toContain('2800 × 2100');
    expect((await one.get(`/quotes/${token}`)).body).toBe(first.body);
    expect(await service.enquiries()).toHaveLength(2);
  });
});
