import type { FastifyInstance } from 'fastify';
import type { CatalogueProduct, ProductsResponse } from '../../../contract/doors/products.ts';
import { consumerPriceNote } from '../../../domain/wording/catalogue.ts';
import { open } from '../../server/access.ts';
import { cachedForAnHour } from '../../server/conditional.ts';
import type { PublicUrl } from '../../server/problems.ts';

type LeadTimes = ReadonlyMap<string, number>;

export interface FeedRoutes {
  readonly publicUrl: PublicUrl;
  readonly listProducts: () => ProductsResponse;
  /** Lead time of each product in weeks, by product id. */
  readonly leadTimes: () => LeadTimes;
  readonly makerName: string;
}

/** Routes of the product feeds for search services, made from the catalogue. */
export function addFeedRoutes(
  server: FastifyInstance,
  { publicUrl, listProducts, leadTimes, makerName }: FeedRoutes,
): void {
  const feeds = {
    merchant: () => merchantFeed(listProducts(), leadTimes(), publicUrl(), makerName),
    manufacturer: () => manufacturerFeed(listProducts(), publicUrl(), makerName),
  };
  for (const [name, make] of Object.entries(feeds))
    server.get(`/feeds/${name}.xml`, open, cachedForAnHour('application/xml; charset=utf-8', make));
}

type Attributes = Readonly<Record<string, string>>;

const longestTitle = 150;
const longestDescription = 5000;

/** The fields that search services require (Google Merchant, RSS 2.0). */
export function merchantFeed(
  catalogue: ProductsResponse,
  leadTimes: LeadTimes,
  publicUrl: string,
  maker: string,
): string {
  return feed(`${maker}: steel internal glazed doors`, catalogue, publicUrl, (product) => ({
    ...common(product, catalogue),
    link: product.url,
    availability: product.availability,
    price: priceOf(product),
    condition: 'new',
    // Doors made to measure have no GTIN.
    identifier_exists: 'no',
    ...handlingTime(leadTimes.get(product.id)),
  }));
}

/** The products in the format of Google's manufacturer feed. */
export function manufacturerFeed(catalogue: ProductsResponse, publicUrl: string, maker: string): string {
  return feed(`${maker}: products of the manufacturer`, catalogue, publicUrl, (product) => ({
    ...common(product, catalogue),
    mpn: product.id,
    product_name: product.name,
    product_line: product.brand,
    product_page_url: product.url,
    suggested_retail_price: priceOf(product),
  }));
}

const common = (product: CatalogueProduct, { vatRatePercent }: ProductsResponse): Attributes => ({
  id: product.id,
  title: cut(product.name, longestTitle),
  description: cut(
    `${product.description} ${consumerPriceNote(product, vatRatePercent)}`,
    longestDescription,
  ),
  image_link: product.image,
  brand: product.brand,
});

const businessDaysPerWeek = 5;

/** The handling time in business days. Minimum and maximum are equal, because each door is made to order. */
function handlingTime(weeks: number | undefined): Attributes {
  if (weeks === undefined) return {};
  const days = String(weeks * businessDaysPerWeek);
  return { min_handling_time: days, max_handling_time: days };
}

/** A consumer price in the feeds' format: `2263.00 EUR`. */
const priceOf = ({ startingPriceInclVatEur, currency }: CatalogueProduct) =>
  `${startingPriceInclVatEur.toFixed(2)} ${currency}`;

function feed(
  title: string,
  { products, meta }: ProductsResponse,
  publicUrl: string,
  attributesOf: (product: CatalogueProduct) => Attributes,
): string {
  const items = products.map((product) => `<item>${elements(attributesOf(product), 'g:')}</item>`);
  const channel = elements({ title, link: `${publicUrl}/products`, description: meta.priceDisclaimer }, '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel>${channel}`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

function elements(attributes: Attributes, prefix: string): string {
  return Object.entries(attributes)
    .map(([name, value]) => `<${prefix}${name}>${escapeXml(value)}</${prefix}${name}>`)
    .join('');
}

const cut = (text: string, longest: number) => Array.from(text).slice(0, longest).join('');

/** Escapes text, and removes characters that XML 1.0 does not allow. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- the control characters to remove
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}
