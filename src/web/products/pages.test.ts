import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { catalogue } from '../../../tests/support/catalogue.ts';
import { listProducts } from '../../app/figures/catalogue.ts';
import { productJsonLd } from './pages.tsx';

function jsonLdOf(availability: string): unknown {
  const [product] = catalogue.map((each) => ({ ...each, availability }));
  const { products } = listProducts(book, product ? [product] : [], 'https://doors.example.ie', '2026-01-05');
  const [priced] = products;
  return (
    product && priced && productJsonLd({ product, priced }, book.vatRatePercent, 'https://doors.example.ie')
  );
}

it.each([
  ['in_stock', 'https://schema.org/InStock'],
  ['preorder', 'https://schema.org/PreOrder'],
])('the JSON-LD of a product page has the availability %s', (availability, told) => {
  expect(jsonLdOf(availability)).toMatchObject({
    offers: { availability: told, itemCondition: 'https://schema.org/NewCondition', priceCurrency: 'EUR' },
  });
});

it('the JSON-LD of a product page has the price with VAT and its terms', () => {
  expect(jsonLdOf('in_stock')).toMatchObject({
    offers: {
      price: '2263.00',
      priceSpecification: { price: '2263.00', valueAddedTaxIncluded: true },
      description: expect.stringMatching(
        /^From EUR 2263 incl\. 23% VAT\. From EUR 1840 excl\. VAT, supply only, for 800 x 2000 mm\./,
      ) as unknown,
    },
  });
});

it('the JSON-LD of a product page leads to a price for the door', () => {
  expect(jsonLdOf('in_stock')).toMatchObject({
    potentialAction: {
      '@type': 'QuoteAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://doors.example.ie/?door=tSINGLE.HINGED-w800-h2000',
      },
    },
  });
});
