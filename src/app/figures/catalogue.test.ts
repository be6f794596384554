import { describe, expect, it } from 'vitest';
import published from '../../../tests/vectors/catalogue.json' with { type: 'json' };
import file from '../../figures/catalogue.json' with { type: 'json' };
import { book } from '../../../tests/support/book.ts';
import { catalogue } from '../../../tests/support/catalogue.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import { cents } from '../../domain/units.ts';
import { estimate } from '../doors/estimate.ts';
import { listProducts, readCatalogue } from './catalogue.ts';

const listed = listProducts(book, catalogue, 'https://doors.example', '2026-01-05T00:00:00Z');
const { products, meta } = listed;

describe('the catalogue', () => {
  it('has the published prices and notes', () => {
    expect(products).toHaveLength(published.length);
    published.forEach(({ standardConfiguration, ...product }, index) => {
      expect(products[index]).toMatchObject(product);
      expect(catalogue[index]?.standardConfiguration).toEqual(standardConfiguration);
    });
  });

  it('has the estimate of the standard configuration as "from" price', () => {
    const prices = catalogue.map(({ standardConfiguration }) =>
      estimate(book, { doors: [standardConfiguration] }),
    );
    expect(products.map(({ startingPriceEur }) => startingPriceEur)).toEqual(
      prices.map(({ priceEstimate }) => priceEstimate),
    );
  });

  it('has the "from" price with VAT, rounded like other prices for consumers', () => {
    expect(listed).toMatchObject({ vatRatePercent: 23 });
    expect(products[0]).toMatchObject({ startingPriceEur: 1840, startingPriceInclVatEur: 2263 });
    for (const { startingPriceEur, startingPriceInclVatEur } of products) {
      expect(startingPriceInclVatEur * 100).toBe(withVat(book, cents(startingPriceEur * 100)));
    }
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
    expect(meta.priceDisclaimer).toBe(
      'Starting prices are estimates, for the smallest standard configuration, given with 23% VAT and without, and supply only. The price includes: steel frame and leaves, made to your opening; standard safety glass; standard finish; hinges or running gear; the extras you have chosen: handles, locks, glazing bars, special glass and finishes. The price excludes ironmongery, decorative glazing bars, special glass and non-standard RAL finishes, other than the extras you have chosen; delivery and fitting.',
    );
  });
});

describe('parsing a catalogue', () => {
  const faultsOf = (json: unknown) => {
    const read = readCatalogue(book, json);
    return read.ok ? [] : read.faults;
  };

  it('reports products with the id or slug of another, or that cannot be made', () => {
    const [first, second] = file;
    const unmakeable = { ...second, slug: first?.slug, standardConfiguration: { opWidth: '9000' } };
    const named = '(idg-single-panel, "Single door with one side panel")';
    expect(faultsOf([first, { ...second, id: first?.id }])).toEqual([
      '/1/id (idg-single, "Single door with one side panel"): the same as that of /0 (idg-single, "Single hinged steel glazed door")',
    ]);
    expect(faultsOf([first, unmakeable])).toEqual([
      `/1/slug ${named}: the same as that of /0 (idg-single, "Single hinged steel glazed door")`,
      `/1/standardConfiguration ${named}: cannot be made`,
    ]);
  });

  it('reports schema faults with id and name of the product', () => {
    const [first, second, third, fourth] = file;
    expect(
      faultsOf([
        { ...first, slug: 'No Slug', name: 7 },
        { ...second, id: undefined, description: 7 },
        { ...third, id: 'two words', name: '' },
        { slug: 'a' },
        { ...fourth, standardConfiguration: { opWidth: 900 } },
        null,
        { ...second, id: '', brand: '', availability: '' },
      ]),
    ).toEqual([
      expect.stringMatching(/^\/0\/slug \(idg-single\): /),
      '/0/name (idg-single): must be string',
      '/1/id ("Single door with one side panel"): must be string',
      '/1/description ("Single door with one side panel"): must be string',
      expect.stringMatching(/^\/2\/name \("two words"\): must not have fewer than 1 character/),
      expect.stringMatching(/^\/3: must have required properties id, name/),
      '/4/standardConfiguration/opWidth (idg-single-transom, "Single door with transom"): must be string',
      '/5: must be object',
      ...['id', 'brand', 'availability'].map(
        (field) => `/6/${field} ("Single door with one side panel"): must not have fewer than 1 characters`,
      ),
    ]);
    expect(faultsOf([])).toEqual(['/: must not have fewer than 1 items']);
    expect(faultsOf('nothing')).toEqual(['/: must be array']);
  });
});
