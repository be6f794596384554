import { beforeAll, describe, expect, it } from 'vitest';
import { createQuote } from '../support/door-quotes.ts';
import { readPages } from '../support/pdftotext.ts';
import { plainBrowser, unescaped } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded');
});

const pivot = { doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2100' };
const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2000' };
const address = 'door=tPIVOT-w1100-h2100&door=tSINGLE.HINGED-w900-h2000';
const person = { name: 'Aoife Example', email: 'aoife@example.ie', consent: 'yes' };

async function netPrices(doors: readonly object[]): Promise<readonly number[]> {
  const response = await service.server.inject({
    method: 'POST',
    url: '/api/internal-doors/estimate',
    payload: { doors },
  });
  return response
    .json<{ doors: { estimatedPrice: number }[] }>()
    .doors.map(({ estimatedPrice }) => estimatedPrice);
}

const gross = (net: number) => Math.floor((net * 123 + 50) / 100);
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`;

const wordsOf = (html: string): string =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',');

/** The prices of each door of a page, then the total. */
function pricesOn(html: string) {
  const doors = [...html.matchAll(/<div class="door-price">.*?<\/p>/gs)].map(([part]) =>
    wordsOf(part).trim(),
  );
  const total = wordsOf(/<div aria-live="polite" id="total">.*?<\/div>/s.exec(html)?.[0] ?? '').trim();
  return { doors, total };
}

describe('the prices of a page', () => {
  it('equal those of the API, with VAT first, or without VAT first in the net view', async () => {
    const nets = await netPrices([pivot, single]);
    const totals = [euro(sum(nets.map(gross))), euro(sum(nets))] as const;
    for (const path of ['/', '/review']) {
      const consumer = pricesOn((await service.server.inject(`${path}?${address}`)).body);
      expect(consumer.doors).toEqual(
        nets.map((net, index) => `Price of door ${index + 1}: ${euro(gross(net))} with VAT, supply only`),
      );
      expect(consumer.total).toMatch(`Estimate: ${totals[0]} with VAT ${totals[1]} without VAT`);
      const trade = pricesOn((await service.server.inject(`${path}?${address}&prices=net`)).body);
      expect(trade.doors).toEqual(
        nets.map((net, index) => `Price of door ${index + 1}: ${euro(net)} without VAT, supply only`),
      );
      expect(trade.total).toMatch(`Estimate: ${totals[1]} without VAT ${totals[0]} with VAT`);
    }
  });

  it('have a breakdown, in which one line is the VAT', async () => {
    const [net = 0] = await netPrices([pivot]);
    const { body } = await service.server.inject('/?door=tPIVOT-w1100-h2100');
    const sums = wordsOf(/<tfoot>.*?<\/tfoot>/s.exec(body)?.[0] ?? '').trim();
    const cents = (amount: number) => `${euro(amount)}.00`;
    expect(sums).toBe(
      `Price without VAT ${cents(net)} VAT at 23%, to the whole euro ${cents(gross(net) - net)} Price with VAT ${cents(gross(net))}`,
    );
  });

  it('are net in the net view, also on a page of many doors, which a worker thread renders', async () => {
    const doors = Array(5).fill('door=tPIVOT-w1100-h2100').join('&');
    const [net = 0] = await netPrices([pivot]);
    const { body } = await service.server.inject(`/review?${doors}&prices=net`);
    expect(pricesOn(body).total).toContain(`${euro(5 * net)} without VAT ${euro(5 * gross(net))} with VAT`);
  });

  it('have a note about the VAT of fitting beside the choice of fitting', async () => {
    for (const path of ['/', '/security-doors']) {
      const { body } = await service.server.inject(path);
      const choice = /<fieldset class="choices" aria-describedby="install-hint">.*?<\/fieldset>/s.exec(body);
      expect(wordsOf(choice?.[0] ?? ''), path).toContain(
        'Supply and fitting Not sure yet If we fit the doors too, the rate of VAT is settled in our offer.',
      );
    }
  });
});

it('the link of every product keeps the price view of the page', async () => {
  for (const [query, suffix] of [
    ['', ''],
    ['?prices=net', '?prices=net'],
  ] as const) {
    const { body } = await service.server.inject(`/products${query}`);
    const links = [...body.matchAll(/<a class="product-card" href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(5);
    for (const href of links)
      expect(href).toMatch(new RegExp(`^/products/[a-z0-9-]+${suffix.replace('?', '[?]')}$`));
  }
});

describe('the switch between net prices and prices with VAT', () => {
  const switchTo = (html: string) =>
    unescaped(/<p class="price-switch[^>]*>.*?(?:formaction|href)="([^"]*)"/s.exec(html)?.[1] ?? '');
  const isNet = (html: string) => html.includes('Prices are without VAT.');

  it('is a button that keeps the typed input, and its choice survives every other button', async () => {
    const browser = plainBrowser(service.server);
    const first = await browser.get(`/?${address}`);
    expect(isNet(first.body)).toBe(false);
    const button = /<button[^>]*id="price-switch"[^>]*>/.exec(first.body)?.[0] ?? '';
    expect(button).toContain('value="prices"');
    expect(/formaction="([^"]*)"/i.exec(button)?.[1]).toBe('/?prices=net');

    // The form is posted with all its fields to the formaction of the button.
    const payload = new URLSearchParams([
      ...browser.fields(),
      ['name', person.name],
      ['d0-height', '2111'],
      ['action', 'prices'],
    ]).toString();
    const pressed = await service.server.inject({
      method: 'POST',
      url: '/?prices=net',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    expect(isNet(pressed.body)).toBe(true);
    expect(pressed.body).toContain(`value="${person.name}"`);
    expect(pressed.body).toContain('1100 × 2111 mm');
    expect(pressed.body).toMatch(/<form method="post" action="\/\?prices=net"/);

    await browser.get(`/review?${address}&prices=net`);
    for (const action of ['update', 'add', 'copy.0', 'remove.1', 'compare.0']) {
      const shown = await browser.submit({ action });
      expect(isNet(shown.body), action).toBe(true);
      const links = [...shown.body.matchAll(/<a class="button-quiet" href="([^"]*)"/g)].map(([, href = '']) =>
        unescaped(href),
      );
      expect(links.length, action).toBe(2);
      for (const link of links) expect(link, action).toMatch(/^\/review(\.pdf)?\?.*&prices=net$/);
    }
    expect(isNet((await browser.submit({ action: 'send' })).body)).toBe(true);
  });

  it('keeps its choice when the form is sent, and does not affect the stored enquiry', async () => {
    const sendIn = async (query: string, email: string) => {
      const browser = plainBrowser(service.server);
      const { token } = await createQuote(service);
      await browser.get(`/quotes/${token}${query}`);
      const sent = await browser.submit({ ...person, email, action: 'send' });
      expect(sent.body).toContain('Thank you. We\u00a0have\u00a0your enquiry.');
      const stored = (await service.enquiries()).find(({ request }) => request.customer.email === email);
      return { token, sent, stored };
    };
    const trade = await sendIn('?prices=net', 'trade@example.ie');
    const consumer = await sendIn('', 'consumer@example.ie');
    expect([isNet(trade.sent.body), isNet(consumer.sent.body)]).toEqual([true, false]);
    expect(switchTo(trade.sent.body)).toBe(`/quotes/${trade.token}`);
    expect(switchTo(consumer.sent.body)).toBe(`/quotes/${consumer.token}?prices=net`);
    expect(JSON.stringify(trade.stored?.request)).not.toContain('net');
    expect(trade.stored?.estimate).toEqual(consumer.stored?.estimate);
    expect(trade.stored?.designs).toEqual(consumer.stored?.designs);

    const { rawPayload } = await service.server.inject(`/quotes/${trade.token}.pdf?prices=net`);
    const text = (await readPages(rawPayload)).join('');
    expect(text).toMatch(/€[\d,]+ without VAT \(€[\d,]+ with VAT\), supply only/);
  });

  it('keeps its choice from a form to the page after sending', async () => {
    const browser = plainBrowser(service.server);
    await browser.get(`/?${address}&prices=net`);
    const shown = await browser.submit({ ...person, email: 'thanks@example.ie', action: 'send' });
    expect(shown.body).toContain('href="/products?prices=net"');
  });

  it('is a link on pages without a form, and the links of the header keep its choice', async () => {
    for (const path of ['/products', '/products/pivot-steel-door']) {
      const consumer = await service.server.inject(path);
      expect(switchTo(consumer.body)).toBe(`${path}?prices=net`);
      const trade = await service.server.inject(`${path}?prices=net`);
      expect(switchTo(trade.body)).toBe(path);
      expect(isNet(trade.body)).toBe(true);
      expect(trade.body).toContain('<a href="/contact?prices=net"');
      // Both price views share a canonical URL.
      const canonical = /<link rel="canonical" href="([^"]*)"/;
      expect(canonical.exec(trade.body)?.[1]).toBe(canonical.exec(consumer.body)?.[1]);
    }
    const { body } = await service.server.inject('/products/pivot-steel-door?prices=net');
    expect(body).toMatch(/href="\/\?door=[^"]*&amp;prices=net"/);
  });

  it('shows the price with VAT for any value but "net"', async () => {
    for (const query of ['prices=', 'prices=NET', 'prices=gross', 'prices=net&prices=no'])
      expect(isNet((await service.server.inject(`/products?${query}`)).body), query).toBe(false);
  });
});
