import { beforeAll, describe, expect, it } from 'vitest';
import { createQuote } from '../support/door-quotes.ts';
import { plainBrowser, unescaped } from '../support/plain-browser.ts';
import { staffRoutes } from '../support/route-list.ts';
import { startService } from '../support/service.ts';
import { addStaff } from '../support/staff.ts';

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService('embedded');
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  service.server.inject({ url, headers });

const slug = 'double-hinged-steel-door';
const pages = ['/', '/review', '/products', `/products/${slug}`, '/security-doors', '/contact', '/privacy'];

/**
 * Number of script elements by page: the script and its data, or the JSON-LD of a product; none elsewhere.
 */
const scriptsOn: Record<string, number> = { '/': 2, '/review': 2, [`/products/${slug}`]: 1 };

describe.each([...pages, '/nothing-here'])('the page %s', (url) => {
  it('has no inline scripts or styles', async () => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(url === '/nothing-here' ? 404 : 200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const scripts = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBe(scriptsOn[url] ?? 0);
    for (const tag of scripts) expect(tag).toMatch(/src="\/assets\/|type="application\/(ld\+)?json"/);
    expect(body).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    expect(body).not.toMatch(/(?:src|href)="https?:\/\/(?!doors\.example\.ie)/);
  });

  it('has one heading, a title and a language', async () => {
    const { body } = await get(url);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toMatch(/<html lang="en-IE">/);
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    // Drawings and fields refer to their parts by unique ids.
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

it.each([
  '/sent',
  '/sent/',
  '/sent?reference=AC34-DE67',
  '/sent/AC34-DE67',
  '/sent/%3Cscript%3E',
  '/sent/Ring+another+number',
])('the page %s is 404 because nothing was sent', async (url) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toBe((await get('/nothing-here')).body);
});

describe('a product page', () => {
  it('shows the price of its JSON-LD and of the API', async () => {
    const { products } = (await get('/api/internal-doors/products')).json<{
      products: { slug: string; startingPriceEur: number }[];
    }>();
    expect(products.length).toBeGreaterThan(10);
    for (const product of products) {
      const { body } = await get(`/products/${product.slug}`);
      const jsonLd = JSON.parse(
        /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body)?.[1] ?? '',
      ) as {
        '@type': string;
        offers: { price: string; url: string; priceSpecification: { valueAddedTaxIncluded: boolean } };
      };
      const priceIn = (html: string) =>
        Number(/<strong class="amount">€([\d,]+)<\/strong>/.exec(html)?.[1]?.replace(',', ''));
      const withVat = priceIn(body);
      const net = priceIn((await get(`/products/${product.slug}?prices=net`)).body);
      expect(jsonLd['@type']).toBe('Product');
      expect(Number(jsonLd.offers.price)).toBe(withVat);
      expect(jsonLd.offers.priceSpecification.valueAddedTaxIncluded).toBe(true);
      expect([withVat, net]).toEqual([Math.round(product.startingPriceEur * 1.23), product.startingPriceEur]);
      expect(body).toContain(`<link rel="canonical" href="${jsonLd.offers.url}"`);
    }
  });

  it('has a picture and a link to the configurator', async () => {
    const { body } = await get(`/products/${slug}`);
    const image = /property="og:image" content="https:\/\/doors\.example\.ie([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await get(image)).headers['content-type']).toBe('image/png');
    const configure = unescaped(/href="(\/\?door=[^"]+)"/.exec(body)?.[1] ?? '');
    const configurator = await get(configure);
    expect(configurator.body).toContain('Double hinged door');
    expect(configurator.body).not.toContain('could not be read');
  });

  it('is 404 for an unknown product', async () => {
    expect((await get('/products/catflap')).statusCode).toBe(404);
  });
});

describe('the files for crawlers', () => {
  it('include a sitemap of URLs that all work', async () => {
    const { body } = await get('/sitemap.xml');
    const links = [...body.matchAll(/<loc>https:\/\/doors\.example\.ie([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) expect((await get(link)).statusCode, link).toBe(200);
  });

  it('let search engines fetch every private page, and the page itself forbids indexing', async () => {
    const { body } = await get('/robots.txt');
    // If robots.txt disallowed such a page, its URL could still be listed, because the page could not forbid
    // it.
    expect([...body.matchAll(/^Disallow:(.*)$/gm)].map(([, path]) => path?.trim())).toEqual(['']);
    const { token } = await createQuote(service);
    const browser = plainBrowser(service.server);
    await browser.get('/?door=tPIVOT-w1100-h2100');
    await browser.submit({ action: 'send', name: 'Aoife Byrne', email: 'aoife@example.ie', consent: 'yes' });
    const { token: setUp } = await addStaff(service);
    const secret = [
      ...[`/quotes/${token}`, `/quotes/${token}.pdf`, browser.address(), `${browser.address()}.pdf`],
      `/staff/set-up/${setUp}`,
    ];
    const unknown = [
      '/quotes/none',
      '/quotes/none.pdf',
      '/sent/none',
      '/sent/none.pdf',
      '/staff/set-up/none',
    ];
    const shown = ['/review', '/review?door=standard', '/review.pdf?door=standard', '/staff/sign-in'];
    const staffOnly = staffRoutes.filter((route) => route.startsWith('GET ')).map((route) => route.slice(4));
    for (const [status, paths] of [
      [200, [...secret, ...shown]],
      [404, unknown],
      [303, staffOnly],
    ] as const)
      for (const path of paths) {
        const { statusCode, headers } = await get(path.replace(':id', 'none'));
        expect([statusCode, headers['x-robots-tag']], path).toEqual([status, 'noindex']);
      }
  });

  it('name the sitemap and the icon of the site', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://doors.example.ie/sitemap.xml');
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('the answer to an unknown URL is a page for a browser, and a problem document for other clients', async () => {
    expect((await get('/nothing')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/nothing', { accept: '*/*' })).headers['content-type']).toBe(
      'application/problem+json',
    );
    expect((await get('/api/nothing')).headers['content-type']).toBe('application/problem+json');
  });
});

describe('the configurator', () => {
  it('opens the doors of its URL, and shows a notice if one is damaged', async () => {
    const two = await get('/?door=tPIVOT-w1100-h2100&door=w900-h2000-c27352a');
    expect(two.body).toContain('Pivot door, 1100 × 2100 mm');
    expect(two.body).toContain('Single hinged door, 900 × 2000 mm');
    const damaged = await get('/?door=%3Cscript%3E');
    expect(damaged.statusCode).toBe(200);
    expect(damaged.body).toContain('could not be read');
    expect(damaged.body).toContain('Double hinged door, 1600 × 2100 mm');
  });

  it.each(['door[]', 'door%5B0%5D'])('shows a notice for a door parameter called %s', async (name) => {
    const page = await get(`/review?${name}=tPIVOT-w1100-h2100`);
    expect(page.body).toContain('Part of the address could not be read');
    const beside = await get(`/?door=w900-h2000&${name}=tPIVOT-w1100-h2100`);
    expect(beside.body).toContain('Part of the address could not be read');
    expect((await get(`/review.pdf?${name}=tPIVOT-w1100-h2100`)).statusCode).toBe(404);
  });

  it('has assets with hashed names and long-lived caching', async () => {
    const { body } = await get('/');
    const [script, style] = [/src="(\/assets\/[^"]+)"/, /href="(\/assets\/[^"]+\.css)"/].map(
      (pattern) => pattern.exec(body)?.[1] ?? '',
    );
    for (const [file, most] of [
      [script, 60_000],
      [style, 8_000],
    ] as const) {
      const response = await get(file ?? '', { 'accept-encoding': 'br' });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.rawPayload.length, file).toBeLessThan(most);
    }
  });
});
