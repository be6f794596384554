import { beforeAll, describe, expect, it } from 'vitest';
import { designText } from '../../src/domain/design/design-text.ts';
import { standardAppearance } from '../../src/domain/design/design.ts';
import { editionOf } from '../../src/drawing/edition.ts';
import { book } from '../support/book.ts';
import { startService } from '../support/service.ts';
import { readXml } from '../support/xml.ts';

const design = {
  door: { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' },
  appearance: { ...standardAppearance, frameColor: '#27352a' },
};
const forAnHour = 'public, max-age=3600';

describe('pictures over HTTP', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    service = await startService('embedded');
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    service.server.inject({ method: 'GET', url, headers });
  const status = async (design: string) => (await get(`/drawings/${design}.svg`)).statusCode;

  it.each(['/products/single-hinged-steel-door', `/drawings/${designText(design)}`])(
    '%s is served as SVG and as PNG',
    async (path) => {
      const svg = await get(`${path}.svg`);
      expect(svg.statusCode).toBe(200);
      expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(readXml(svg.body).name).toBe('svg');
      const png = await get(`${path}.png`);
      expect(png.statusCode).toBe(200);
      expect(png.headers['content-type']).toBe('image/png');
      expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG');
      expect(png.rawPayload.readUInt32BE(16)).toBe(path.startsWith('/products') ? 1200 : 1000);
      for (const { headers } of [svg, png]) {
        expect(headers).toMatchObject({
          'cache-control': forAnHour,
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        });
      }
    },
  );

  it('are immutable if the URL has the current version', async () => {
    const { headers } = await get(`/drawings/${designText(design)}.svg?v=${editionOf(book)}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const old = await get(`/drawings/w900.svg?v=0&v=${editionOf(book)}`);
    expect(old.headers['cache-control']).toBe(forAnHour);
  });

  it.each(['svg', 'png'])(
    'are not sent again as %s for a known ETag, and answer HEAD without a body',
    async (format) => {
      const url = `/drawings/w900-h2100.${format}`;
      const first = await get(url);
      const etag = first.headers.etag ?? '';
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      const again = await get(url, { 'if-none-match': etag });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers).toMatchObject({
        'cache-control': forAnHour,
        'cross-origin-resource-policy': 'cross-origin',
      });
      const head = await service.server.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.rawPayload.length, head.headers.etag]).toEqual([200, 0, etag]);
      expect(head.headers['content-length']).toBe(String(first.rawPayload.length));
    },
  );

  it('are drawn for a design of up to 1,700 characters', async () => {
    const labels = ['p', 'n', 'r'].map((letter) => letter + '_10ffff_'.repeat(60)).join('-');
    const ofLength = (length: number) => `${labels}-m${'_10ffff_'.repeat(31)}`.padEnd(length, 'x');
    expect(ofLength(0)).toHaveLength(1695);
    expect(await status(ofLength(1700))).toBe(200);
    expect(await status(ofLength(1701))).toBe(404);
    expect(await status('w'.repeat(9000))).toBe(404);
  });

  it('are drawn for a label of up to 60 characters', async () => {
    expect(await status(`n${'_1f6aa_'.repeat(60)}`)).toBe(200);
    expect(await status(`n${'_1f6aa_'.repeat(61)}`)).toBe(404);
  });

  it.each([
    '/drawings/made-up.svg',
    '/drawings/w900.gif',
    '/drawings/.svg',
    '/drawings/w900',
    '/drawings/w900%2F..%2F.svg',
    '/products/nothing.png',
    '/products/__proto__.svg',
  ])('are 404 at the unknown URL %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found' });
  });
});
