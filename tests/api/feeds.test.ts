import { describe, expect, it } from 'vitest';
import type { ProductsResponse } from '../../src/contract/doors/products.ts';
import { manufacturerFeed, merchantFeed } from '../../src/http/routes/system/feeds.ts';
import { startService } from '../support/service.ts';
import { type Element, readXml } from '../support/xml.ts';

const base = 'https://doors.example.ie';
const { server } = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
const get = (url: string, headers = {}) => server.inject({ method: 'GET', url, headers });
const listed = (await get('/api/internal-doors/products')).json<ProductsResponse>();

const decode = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

function itemsOf(xml: string): Record<string, string>[] {
  const rss = readXml(xml);
  expect(rss).toMatchObject({
    name: 'rss',
    attributes: { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' },
  });
  const [channel] = rss.children;
  return (channel?.children ?? [])
    .filter(({ name }) => name === 'item')
    .map(({ children }) =>
      Object.fromEntries(children.map((each: Element) => [each.name, decode(each.text)])),
    );
}

/** The metadata of a feed. */
const channelOf = (xml: string) =>
  Object.fromEntries(
    (readXml(xml).children[0]?.children ?? [])
      .filter(({ name }) => name !== 'item')
      .map(({ name, text }) => [name, decode(text)]),
  );

const note =
  'From EUR 3301 incl. 23% VAT. From EUR 2684 excl. VAT, supply only, for 900 x 2000 mm. The price includes: steel frame and leaves, made to your opening; standard safety glass; standard finish; hinges or running gear; the extras you have chosen: handles, locks, glazing bars, special glass and finishes. The price excludes ironmongery, decorative glazing bars, special glass and non-standard RAL finishes, other than the extras you have chosen; delivery and fitting.';
/** The fields of the pivot door that both feeds contain. */
const pivot = {
  'g:id': 'idg-pivot',
  'g:title': 'Pivot steel glazed door',
  'g:description': `One large leaf turning on floor and head pivots. ${note}`,
  'g:image_link': 'https://doors.example.ie/products/pivot-steel-door.png',
  'g:brand': 'Axis',
};

const feeds = ['/feeds/merchant.xml', '/feeds/manufacturer.xml'] as const;

describe.each(feeds)('the product feed %s', (path) => {
  it('is well-formed, and cached like the catalogue', async () => {
    const answer = await get(path);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const again = await get(path, { 'if-none-match': answer.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(itemsOf(answer.body)).toHaveLength(listed.meta.count);
  });

  it('has each product with its page, its picture and the price including VAT', async () => {
    const items = itemsOf((await get(path)).body);
    expect(items).toHaveLength(14);
    for (const [i, product] of listed.products.entries()) {
      const item = items[i] ?? {};
      const price = item['g:price'] ?? item['g:suggested_retail_price'];
      expect(price).toBe(`${product.startingPriceInclVatEur.toFixed(2)} EUR`);
      expect(price).toMatch(/^\d+\.\d\d EUR$/);
      expect(item['g:link'] ?? item['g:product_page_url']).toBe(`${base}/products/${product.slug}`);
      expect(item['g:image_link']).toBe(`${base}/products/${product.slug}.png`);
      expect(item).toMatchObject({ 'g:id': product.id, 'g:title': product.name, 'g:brand': product.brand });
      expect(item['g:description']).toContain(product.priceNote);
      const page = await get(`/products/${product.slug}`);
      expect(page.statusCode).toBe(200);
      const jsonLd = /application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page.body)?.[1] ?? '';
      expect(Number(/"price":"?([\d.]+)/.exec(jsonLd)?.[1])).toBe(product.startingPriceInclVatEur);
    }
  });

  it('is answered with 405 to POST', async () => {
    const answer = await server.inject({ method: 'POST', url: path, payload: {} });
    expect(answer.statusCode).toBe(405);
  });
});

describe('the merchant feed', () => {
  it('has every required attribute, by value', async () => {
    const { body } = await get('/feeds/merchant.xml');
    expect(itemsOf(body)[9]).toEqual({
      ...pivot,
      'g:link': 'https://doors.example.ie/products/pivot-steel-door',
      'g:availability': 'in_stock',
      'g:price': '3301.00 EUR',
      'g:condition': 'new',
      'g:identifier_exists': 'no',
      'g:min_handling_time': '50',
      'g:max_handling_time': '50',
    });
    expect(channelOf(body)).toEqual({
      title: 'Lintel: steel internal glazed doors',
      link: 'https://doors.example.ie/products',
      description: listed.meta.priceDisclaimer,
    });
  });

  it('has the availability of each product from the catalogue', () => {
    const [product] = listed.products;
    if (!product) throw new Error('There are no products');
    const some = { ...listed, products: [product, { ...product, availability: 'preorder' }] };
    const items = itemsOf(merchantFeed(some, new Map(), base, 'Example Doors'));
    expect(items.map((item) => item['g:availability'])).toEqual(['in_stock', 'preorder']);
  });

  it('has the lead time of each product as handling time, five business days a week', async () => {
    const items = itemsOf((await get('/feeds/merchant.xml')).body);
    const days = items.map((item) => [
      item['g:id'],
      item['g:min_handling_time'],
      item['g:max_handling_time'],
    ]);
    expect(days).toEqual([
      ['idg-single', '40', '40'],
      ['idg-single-panel', '40', '40'],
      ['idg-single-panels', '40', '40'],
      ['idg-single-transom', '40', '40'],
      ['idg-double', '40', '40'],
      ['idg-double-panels', '40', '40'],
      ['idg-active-passive', '45', '45'],
      ['idg-sliding', '45', '45'],
      ['idg-double-sliding', '50', '50'],
      ['idg-pivot', '50', '50'],
      ['idg-bifold-2', '55', '55'],
      ['idg-bifold-3', '55', '55'],
      ['idg-bifold-4', '55', '55'],
      ['idg-fixed-panel', '30', '30'],
    ]);
  });
});

describe('the manufacturer feed', () => {
  it('has every required attribute, by value', async () => {
    const { body } = await get('/feeds/manufacturer.xml');
    expect(itemsOf(body)[9]).toEqual({
      ...pivot,
      'g:mpn': 'idg-pivot',
      'g:product_name': 'Pivot steel glazed door',
      'g:product_line': 'Axis',
      'g:product_page_url': 'https://doors.example.ie/products/pivot-steel-door',
      'g:suggested_retail_price': '3301.00 EUR',
    });
    expect(channelOf(body)).toMatchObject({ title: 'Lintel: products of the manufacturer' });
  });
});

it.each([
  [
    'merchant',
    (catalogue: ProductsResponse, url: string, maker: string) =>
      merchantFeed(catalogue, new Map([['idg-single', 8]]), url, maker),
  ],
  ['manufacturer', manufacturerFeed],
])('the %s feed stays well-formed with hostile product texts', (_, make) => {
  const [product] = listed.products;
  if (!product) throw new Error('There are no products');
  const hostile = {
    ...product,
    name: `<b>"Fáinne" & 'Co'</b>\u0007 ${'x'.repeat(200)}`,
    brand: ']]> \ud800\u0000\u000b\u000c\u001f\ufffe\uffff\t|',
    description: 'é'.repeat(6000),
  };
  const [item] = itemsOf(make({ ...listed, products: [hostile] }, base, 'Example Doors'));
  expect(Array.from(item?.['g:title'] ?? '').length).toBe(148 + 1);
  expect(Array.from(item?.['g:description'] ?? '').length).toBe(5000);
  expect(item?.['g:title']).toMatch(/^<b>"Fáinne" & 'Co'<\/b> x+$/);
  expect(item?.['g:brand']).toBe(']]> \ufffd\t|');
  const doors = make(
    { ...listed, products: [{ ...product, name: '🚪'.repeat(200) }] },
    base,
    'Example <Doors>',
  );
  expect(itemsOf(doors)[0]?.['g:title']).toBe('🚪'.repeat(150));
  expect(channelOf(doors)['title']).toMatch(/^Example <Doors>: /);
  expect(doors).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n</);
});
