import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { catalogue } from '../../../tests/support/catalogue.ts';
import { listProducts } from '../../app/figures/catalogue.ts';
import { productJsonLd } from './pages.tsx';

it.each([
  ['in_stock', 'https://schema.org/InStock'],
  ['preorder', 'https://schema.org/PreOrder'],
])('tells search engines whether a door can be had: %s', (availability, told) => {
  const [product] = catalogue.map((each) => ({ ...each, availability }));
  const { products } = listProducts(book, product ? [product] : [], 'https://doors.example.ie', '2026-01-05');
  const [priced] = products;
  expect(product && priced && productJsonLd({ product, priced })).toMatchObject({
    offers: { availability: told, itemCondition: 'https://schema.org/NewCondition', priceCurrency: 'EUR' },
  });
});
