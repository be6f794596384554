import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { ProductsResponse } from '../../src/contract/doors/products.ts';
import catalogue from '../../src/figures/catalogue.json' with { type: 'json' };
import priceBookFile from '../../src/figures/price-book.json' with { type: 'json' };
import published from '../vectors/catalogue.json' with { type: 'json' };
import { temporaryFolder } from '../support/child.ts';
import { startService } from '../support/service.ts';

const path = '/api/internal-doors/products';

describe('the catalogue', async () => {
  const service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  const get = (headers: Record<string, string> = {}) =>
    service.server.inject({ method: 'GET', url: path, headers });
  const { products, meta } = (await get()).json<ProductsResponse>();

  it('has every product with the published price', () => {
    expect(products.map(({ id, startingPriceEur }) => [id, startingPriceEur])).toEqual(
      published.map(({ id, startingPriceEur }) => [id, startingPriceEur]),
    );
    expect(meta).toMatchObject({ count: catalogue.length, currency: 'EUR' });
  });

  it('has starting prices equal to the estimates of the standard configurations', async () => {
    const doors = catalogue.map(({ standardConfiguration }) => standardConfiguration);
    const estimate = await service.server.inject({
      method: 'POST',
      url: '/api/internal-doors/estimate',
      payload: { doors },
    });
    expect(estimate.json<EstimateResponse>().doors.map((door) => door.estimatedPrice)).toEqual(
      products.map(({ startingPriceEur }) => startingPriceEur),
    );
  });

  it('links to pages and pictures of this service', () => {
    for (const { slug, url, image } of products) {
      expect(url).toBe(`https://doors.example.ie/products/${slug}`);
      expect(image).toBe(`https://doors.example.ie/products/${slug}.png`);
    }
    expect(meta.quoteApi).toBe('https://doors.example.ie/api/internal-doors/quote');
    expect(meta.docsUrl).toBe('https://doors.example.ie/docs');
  });

  it('is cached for an hour and not sent again for a known ETag', async () => {
    const first = await get();
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get({ 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const head = await service.server.inject({ method: 'HEAD', url: path });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe((await get()).headers.etag);
  });

  it('has the same ETag after a restart, and another one when the prices change', async () => {
    const restarted = await startService('embedded');
    const again = await restarted.server.inject({ method: 'GET', url: path });
    expect(again.headers.etag).toBe((await get()).headers.etag);

    const file = join(await temporaryFolder(), 'pricebook.json');
    await writeFile(
      file,
      JSON.stringify({ ...priceBookFile, transom: { ...priceBookFile.transom, rate: 700 } }),
    );
    const changed = await startService('embedded', { env: { PRICE_BOOK: file } });
    const other = await changed.server.inject({ method: 'GET', url: path });
    expect(other.headers.etag).not.toBe(again.headers.etag);
    expect(other.json<ProductsResponse>().meta.updatedAt).not.toBe(meta.updatedAt);

    const catalogueFile = join(await temporaryFolder(), 'catalogue.json');
    await writeFile(catalogueFile, JSON.stringify(catalogue));
    const changedAt = new Date('2031-02-03T04:05:06Z');
    await utimes(catalogueFile, changedAt, changedAt);
    const listed = await startService('embedded', { env: { CATALOGUE: catalogueFile } });
    const mirrored = await listed.server.inject({ method: 'GET', url: path });
    expect(mirrored.json<ProductsResponse>().meta.updatedAt).toBe(changedAt.toISOString());
  });

  it('counts against the rate limit', async () => {
    const limited = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '1/1m' } });
    expect((await limited.server.inject({ method: 'GET', url: path })).headers['ratelimit']).toBe(
      '"anonymous";r=0;t=60',
    );
    expect((await limited.server.inject({ method: 'HEAD', url: path })).statusCode).toBe(429);
  });
});
