import { describe, expect, it } from 'vitest';
import published from '../../tests/vectors/catalogue.json' with { type: 'json' };
import file from '../figures/catalogue.json' with { type: 'json' };
import { book } from '../../tests/support/book.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { estimate } from './estimate.ts';
import { listProducts, readCatalogue } from './catalogue.ts';

const { products, meta } = listProducts(book, catalogue, 'https://doors.example', '2026-01-05T00:00:00Z');

describe('the catalogue', () => {
  it('carries the published prices and notes, worked out by the engine', () => {
    expect(products).toHaveLength(published.length);
    published.forEach(({ standardConfiguration, ...product }, index) => {
      expect(products[index]).toMatchObject(product);
      expect(catalogue[index]?.standardConfiguration).toEqual(standardConfiguration);
    });
  });

  it('starts at what estimate says for the standard configuration', () => {
    const prices = catalogue.map(({ standardConfiguration }) =>
      estimate(book, { doors: [standardConfiguration] }),
    );
    expect(products.map(({ startingPriceEur }) => startingPriceEur)).toEqual(
      prices.map(({ priceEstimate }) => priceEstimate),
    );
  });

  it('links pages, pictures, the quote endpoint and the documentation', () => {
    expect(products[0]).toMatchObject({
      url: 'https://doors.example/products/single-hinged-steel-door',
      image: 'https://doors.example/products/single-hinged-steel-door.png',
      additionalImages: ['https://doors.example/products/single-hinged-steel-door.svg'],
    });
    expect(meta).toMatchObject({
      count: 14,
      currency: 'EUR',
      quoteApi: 'https://doors.example/api/internal-doors/quote',
      docsUrl: 'https://doors.example/docs',
      updatedAt: '2026-01-05T00:00:00Z',
    });
    expect(meta.priceDisclaimer).toContain('without VAT');
  });
});

describe('reading a catalogue', () => {
  it('names products that repeat or cannot be made', () => {
    const [first, second] = file;
    const unmakeable = { ...second, slug: first?.slug, standardConfiguration: { opWidth: '9000' } };
    expect(readCatalogue(book, [first, unmakeable])).toEqual({
      ok: false,
      faults: ['/1/slug: the same as that of product 0', '/1/standardConfiguration: cannot be made'],
    });
  });

  it('names what has the wrong shape', () => {
    const read = readCatalogue(book, [{ ...file[0], slug: 'No Slug', name: 7 }]);
    expect(read.ok ? [] : read.faults).toEqual([
      expect.stringContaining('/0/slug'),
      expect.stringContaining('/0/name'),
    ]);
    expect(readCatalogue(book, 'nothing').ok).toBe(false);
  });
});
