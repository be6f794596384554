import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import bookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { temporaryFolder } from '../support/child.ts';
import { createQuote } from '../support/door-quotes.ts';
import { readPages } from '../support/pdftotext.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

const unlimited = { RATE_LIMIT_ANONYMOUS: 'off' };
const sending = { name: 'Aoife Example', email: 'aoife@example.ie', action: 'send', consent: 'yes' };
const good = 'tPIVOT-w1100-h2100';
const unmakeable = 'tSINGLE.HINGED-w3000-h2100';

async function fileOf(content: object): Promise<string> {
  const file = join(await temporaryFolder(), 'file.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}
const cardWithVat = async (vatRatePercent: number) => ({
  BUSINESS: await fileOf({ name: 'Fáinne Doors', vatRatePercent }),
});
const laterBook = async () => ({ PRICE_BOOK: await fileOf({ ...bookFile, version: '2027-01' }) });

const restarted = ({ env, clock }: TestService, more: object) =>
  startService('embedded', { env: { ...unlimited, ...env, ...more }, clock });
const paper = async ({ server }: TestService, url: string) =>
  (await readPages((await server.inject(url)).rawPayload)).join('\n');

describe('an order that was sent', () => {
  it.each([
    ['a door', `/?door=${good}`],
    ['doors, one of them impossible', `/?door=${good}&door=${unmakeable}`],
  ])('keeps the price and VAT of %s after the VAT rate has changed', async (_, address) => {
    const service = await startService('embedded', { env: { ...unlimited, ...(await cardWithVat(23)) } });
    const browser = plainBrowser(service.server);
    await browser.get(address);
    await browser.submit(sending);
    const later = await restarted(service, await cardWithVat(13.5));
    const { body } = await later.server.inject(browser.address());
    const pdf = await paper(later, `${browser.address()}.pdf`);
    for (const text of [body, pdf]) {
      expect(text).toContain('€3,979');
      expect(text).toContain('VAT at 23%');
      expect(text).not.toContain('13.5%');
    }
  });

  it('keeps the prices of the other doors beside an impossible door under a later price book', async () => {
    const service = await startService('embedded', { env: unlimited });
    const browser = plainBrowser(service.server);
    await browser.get(`/?door=${good}&door=${unmakeable}`);
    await browser.submit(sending);
    const later = await restarted(service, await laterBook());
    expect((await later.server.inject(browser.address())).body).toContain('€3,979');
    const pdf = await paper(later, `${browser.address()}.pdf`);
    expect(pdf).toContain('€3,979 with VAT');
    expect(pdf.match(/It cannot be made as it stands/g)).toHaveLength(1);
  });
});

describe("a quote's page that stayed open in another window", () => {
  const changed = { ...sending, 'd0-width': '3000', message: 'With a lock, please.' };

  async function openQuote() {
    const service = await startService('embedded', { env: unlimited });
    const { token } = await createQuote(service);
    const windows = [plainBrowser(service.server), plainBrowser(service.server)] as const;
    for (const window of windows) await window.get(`/quotes/${token}`);
    return { service, windows };
  }
  const sentWidths = async (service: TestService) =>
    (await service.enquiries()).map(({ designs }) => designs?.[0]?.door.opWidth).toSorted();

  it('says that the quote was sent from another window, and sends changed doors only after a confirmation', async () => {
    const {
      service,
      windows: [one, two],
    } = await openQuote();
    await one.submit(sending);
    const response = await two.submit(changed);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(response.body).toContain('This estimate was sent before');
    expect(response.body).toContain((await service.enquiries())[0]?.reference);
    expect(two.fields().get('message')).toBe('With a lock, please.');
    expect(await sentWidths(service)).toEqual(['2400']);
    const sent = await two.submit({ action: 'send', consent: 'yes' });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('3000 × 2100');
    expect(two.address()).toMatch(/^\/sent\//);
    expect(await sentWidths(service)).toEqual(['2400', '3000']);
  });

  it('says that the quote was sent as soon as a door is changed', async () => {
    const {
      service,
      windows: [one, two],
    } = await openQuote();
    await one.submit(sending);
    const response = await two.submit({ ...changed, action: 'update' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('This estimate was sent before');
    expect(two.fields().get('d0-width')).toBe('3000');
    await two.submit({ action: 'send', consent: 'yes' });
    expect(await sentWidths(service)).toEqual(['2400', '3000']);
  });

  it('shows the sent enquiry if the same form is sent again, also with other whitespace', async () => {
    const {
      service,
      windows: [one, two],
    } = await openQuote();
    const fields = { ...sending, message: 'A\r\nB', eircode: 'D02 X285', install: 'supply' };
    await one.submit(fields);
    for (const message of ['A\r\nB', ' A  B ']) {
      const again = await two.submit({ ...fields, message });
      expect(again.statusCode).toBe(200);
      expect(again.body).toContain('We\u00a0have\u00a0your enquiry');
      two.back();
    }
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('keeps the typed input when the link has expired, and sends it without the link', async () => {
    const {
      service,
      windows: [one],
    } = await openQuote();
    service.clock.advance(400 * 86_400_000);
    const response = await one.submit(changed);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('This link is not in use any more');
    expect(response.body).toContain('<a href="#ask">Go to what you typed</a>');
    expect(one.fields().get('message')).toBe('With a lock, please.');
    await one.submit({ action: 'send', consent: 'yes' });
    expect(await sentWidths(service)).toEqual(['3000']);
    const never = await service.server.inject({
      method: 'POST',
      url: `/quotes/${'A'.repeat(43)}`,
      payload: 'action=send',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(never.statusCode).toBe(404);
  });
});

describe('prices that changed while a page was open', () => {
  it.each([
    ['a price book', laterBook],
    ['a VAT rate', () => cardWithVat(13.5)],
  ])('are shown before the form is accepted, if %s has changed them', async (_, change) => {
    const service = await startService('embedded', { env: { ...unlimited, ...(await cardWithVat(23)) } });
    const before = plainBrowser(service.server);
    await before.get(`/?door=${good}`);
    const posted = before.fields();
    const later = await restarted(service, await change());
    const browser = plainBrowser(later.server);
    await browser.get(`/?door=${good}`);
    const response = await browser.submit({
      ...sending,
      message: 'Soon, please.',
      prices: posted.get('prices') ?? '',
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Our prices have changed');
    expect(response.body).toContain('<a href="#total">See today’s price</a>');
    expect(browser.fields().get('message')).toBe('Soon, please.');
    expect(await later.enquiries()).toEqual([]);
    const sent = await browser.submit({ action: 'send', consent: 'yes' });
    expect(sent.statusCode).toBe(200);
    expect(await later.enquiries()).toHaveLength(1);
  });
});

describe('a door that an estimate calls unclear', () => {
  it.each([
    [{ doorType: 'Barn door', opWidth: '900', opHeight: '2100' }, 'We do not know this type of door'],
    [
      {
        doorTypeKey: 'SINGLE_HINGED',
        opWidth: '3600',
        opHeight: '2100',
        doorLeafWidth: '900',
        leftPanels: '7',
      },
      'The number of side panels on the left has to be',
    ],
    [
      { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100', topPanel: 'glass' },
      'Please say yes or no to a transom',
    ],
  ])('is priced as no other door by its link, in a quote or in a PDF: %o', async (door, why) => {
    const service = await startService('embedded', { env: unlimited });
    const { server } = service;
    const estimated = await server.inject({
      method: 'POST',
      url: '/api/internal-doors/estimate',
      payload: { doors: [door] },
    });
    const [answered] = estimated.json<{ doors: { design: string; valid: boolean }[] }>().doors;
    expect(answered?.valid).toBe(false);
    const design = answered?.design ?? '';
    const { token } = await createQuote(service, {
      customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
      doors: [{ design }],
    });
    for (const url of [`/?door=${design}`, `/review?door=${design}`, `/quotes/${token}`]) {
      const { body } = await server.inject(url);
      expect(body, url).toContain('One door is not as it was asked for');
      expect(body, url).toContain(why);
    }
    expect((await server.inject(`/review.pdf?door=${design}`)).statusCode).toBe(404);
    expect(await paper(service, `/quotes/${token}.pdf`)).not.toContain('€');
  });
});

it('the PDF of a quote lists the assumptions about its doors', async () => {
  const service = await startService('embedded', { env: unlimited });
  const { token } = await createQuote(service, {
    customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
    doors: [{ doorTypeKey: 'BIFOLD', opWidth: '1800', opHeight: '2100' }],
  });
  expect(await paper(service, `/quotes/${token}.pdf`)).toContain('Door 1: we assumed three leaves.');
});

it.each([`${good}-q`, `${good}&door=${good}-q`])('a damaged URL has no PDF: %s', async (door) => {
  const { server } = await startService('embedded', { env: unlimited });
  expect((await server.inject(`/review.pdf?door=${door}`)).statusCode).toBe(404);
});
