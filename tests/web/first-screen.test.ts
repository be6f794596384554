import { beforeAll, describe, expect, it } from 'vitest';
import { readDesignText } from '../../src/domain/design/design-text.ts';
import { unescaped } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const get = (url: string) => service.server.inject({ url, headers: { accept: 'text/html' } });
const wordsOf = (html: string): string =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();
const firstScreen = (html: string): string =>
  /<section class="first"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';

/** Submits the form; returns the address, title and price of the page to which it redirects. */
async function opened(width: string, height: string, more = '') {
  const answer = await get(`/?${new URLSearchParams({ width, height }).toString()}${more}`);
  expect(answer.statusCode).toBe(303);
  const address = String(answer.headers.location);
  const { body } = await get(address);
  const price = wordsOf(/<div class="door-price">.*?<\/p>/s.exec(body)?.[0] ?? '');
  return { address, body, price, title: wordsOf(/<h2 id="door-0".*?<\/h2>/s.exec(body)?.[0] ?? '') };
}

describe('the opening typed on the first screen', () => {
  it.each([
    ['900', '2100', 'Door 1 Single hinged door, 900 × 2100 mm'],
    ['1100', '2000', 'Door 1 Single hinged door, 1100 × 2000 mm'],
    ['1600', '2100', 'Door 1 Double hinged door, 1600 × 2100 mm'],
    ['1.8 m', '210 cm', 'Door 1 Double hinged door, 1800 × 2100 mm'],
    ['5 ft 11 in', '6\u2032 11\u2033', 'Door 1 Double hinged door, 1803 × 2108 mm'],
    ['3000', '2700', 'Door 1 Double hinged door, 3000 × 2700 mm'],
  ])('opens a priced door: %s by %s', async (width, height, title) => {
    const page = await opened(width, height);
    expect(page.title).toBe(title);
    expect(page.price).toMatch(/^Price of door 1: €[\d,]+ with VAT, supply only$/);
    expect(firstScreen(page.body)).toBe('');
  });

  it('opens a page in the net price view if the form was in it', async () => {
    const { address, price } = await opened('900', '2100', '&prices=net');
    expect(address).toMatch(/^\/\?door=[^&]+&prices=net$/);
    expect(price).toContain('without VAT');
    expect(firstScreen((await get('/?prices=net')).body)).toContain('name="prices" value="net"');
  });

  it('opens a page with the reason if it fits no door', async () => {
    const { body, price } = await opened('300', '2100');
    expect(price).toBe('No price yet');
    expect(wordsOf(body)).toContain(
      'The opening is 300 mm wide, too narrow for a single hinged door, which needs 600 mm to 1100 mm.',
    );
  });

  it.each([
    ['', '2100', 'width', 'Please give this size in millimetres, such as 900.'],
    ['wide', '2100', 'width', 'We cannot read “wide” for certain.'],
    ['900 x 2100', '2100', 'width', 'Please give one size here, such as 1800.'],
    ['900', '210', 'height', '210 mm is too small for a door: did you mean 2100 mm?'],
    ['900', '"><script>', 'height', 'We cannot read “"><script>” for certain.'],
    ['900', '90000000', 'height', 'We cannot read “90000000” for certain.'],
  ])('shows an error beside the invalid field: %j by %j', async (width, height, field, fault) => {
    const { statusCode, body } = await get(`/?${new URLSearchParams({ width, height }).toString()}`);
    expect(statusCode).toBe(200);
    const screen = firstScreen(body);
    expect(wordsOf(/<p class="fault" id="([^"]*)-fault">.*?<\/p>/.exec(screen)?.[0] ?? '')).toContain(fault);
    const tag = new RegExp(`<input id="${field}"(?:[^>"]|"[^"]*")*>`).exec(screen)?.[0] ?? '';
    expect(tag).toContain('aria-invalid="true"');
    expect(tag).toContain(`aria-describedby="${field}-fault"`);
    expect(tag).toContain('autofocus');
    expect(unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? '')).toBe(field === 'width' ? width : height);
    expect(screen.match(/class="fault"/g)).toHaveLength(1);
    expect(body).not.toContain('<script>"');
  });

  it('is ignored if the URL has a door, which the page shows instead', async () => {
    const { body } = await get('/?door=tPIVOT-w1100-h2100&width=900&height=2100');
    expect(wordsOf(body)).toContain('Door 1 Pivot door, 1100 × 2100 mm');
    expect(firstScreen(body)).toBe('');
  });

  it('is read from the last of repeated parameters, and requires both sizes', async () => {
    expect((await get('/?width=900&width=1600&height=2100')).headers.location).toContain('w1600-h2100');
    expect(firstScreen((await get('/?width=900')).body)).toContain('id="height-fault"');
  });
});

describe('the prices on the first page and on the pages of products', () => {
  const estimate = async (door: object) => {
    const payload = { doors: [door] };
    const answer = await service.server.inject({
      method: 'POST',
      url: '/api/internal-doors/estimate',
      payload,
    });
    const { doors } = answer.json<{ doors: { estimatedPrice: number; estimatedPriceInclVat: number }[] }>();
    return doors[0];
  };
  const priced = /^€([\d,]+) (with|without) VAT for (\d+) × (\d+) mm$/;

  it.each(['', 'net'])('equal those of the API for the sizes that the layouts name (%s)', async (prices) => {
    const { body } = await get(prices === '' ? '/' : '/?prices=net');
    const cards = body.match(/<button[^>]*class="start-card".*?<\/button>/gs) ?? [];
    expect(cards).toHaveLength(14);
    for (const card of cards) {
      const design = readDesignText(/ value="start\.0\.([^"]*)"/.exec(card)?.[1] ?? '');
      const shown = wordsOf(/<span class="card-price">.*<\/span>/s.exec(card)?.[0] ?? '');
      const [, amount = '', view, opWidth, opHeight] = priced.exec(shown) ?? [];
      const told = await estimate(design?.door ?? {});
      expect(told).toMatchObject({ opWidth, opHeight });
      expect(view).toBe(prices === 'net' ? 'without' : 'with');
      expect([card, Number(amount.replace(',', ''))]).toEqual([
        card,
        prices === 'net' ? told?.estimatedPrice : told?.estimatedPriceInclVat,
      ]);
      expect(card.match(/€/g)).toHaveLength(1);
    }
  });

  it('equal the starting prices of the API on products', async () => {
    const { products } = (await get('/api/internal-doors/products')).json<{
      products: { slug: string; startingPriceInclVatEur: number; priceNote: string }[];
    }>();
    const { body } = await get('/products');
    for (const { slug, startingPriceInclVatEur, priceNote } of products) {
      const card =
        new RegExp(`<a class="product-card" href="/products/${slug}">.*?</a>`, 's').exec(body)?.[0] ?? '';
      const shown = wordsOf(/<span class="card-price">.*<\/span>/s.exec(card)?.[0] ?? '');
      const [, amount = '', , width, height] = priced.exec(shown) ?? [];
      expect([slug, Number(amount.replace(',', ''))]).toEqual([slug, startingPriceInclVatEur]);
      expect(priceNote).toContain(`for ${width} x ${height} mm`);
      expect(card.match(/€/g)).toHaveLength(1);
    }
  });

  it('are those of the cheapest double door and of the drawn door on the first screen', async () => {
    const screen = firstScreen((await get('/')).body);
    const from = wordsOf(/<p class="first-from">.*?<\/p>/s.exec(screen)?.[0] ?? '');
    expect(from).toBe('Double hinged door: from €3,493 with VAT for 1200 × 2000 mm, supply only.');
    const caption = wordsOf(/<figcaption>.*?<\/figcaption>/s.exec(screen)?.[0] ?? '');
    expect(caption).toBe('Start from this door Double hinged door, €7,102 with VAT for 2400 × 2300 mm');
    const { body } = await get(/href="(\/\?door=[^"]*)"/.exec(screen)?.[1] ?? '');
    expect(wordsOf(/<div class="door-price">.*?<\/p>/s.exec(body)?.[0] ?? '')).toContain('€7,102 with VAT');
  });

  it('have a picture with an accessible description on the first screen', async () => {
    const screen = firstScreen((await get('/')).body);
    expect(screen).toContain('<title id="room-title">Double hinged door, 2400 × 2300 mm, in a room</title>');
    expect(screen).toContain('A person 1.70 m tall stands beside it, to the same scale.</desc>');
    expect(screen).toMatch(/role="img" aria-labelledby="room-title room-description"/);
    expect(screen).toMatch(/<g class="room-person"[^>]*aria-hidden="true">/);
  });
});
