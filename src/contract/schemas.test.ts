import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import estimateVectors from '../../tests/vectors/estimate.json' with { type: 'json' };
import recommendVectors from '../../tests/vectors/recommend.json' with { type: 'json' };
import { book } from '../../tests/support/book.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { listProducts } from '../app/figures/catalogue.ts';
import { estimate } from '../app/doors/estimate.ts';
import { recommend } from '../app/doors/recommend.ts';
import { DoorQuoteRequest, DoorQuoteResponse } from './quotes/quote.ts';
import { DoorQuoteSubmission } from './quotes/submission.ts';
import { EstimateRequest, EstimateResponse } from './doors/estimate.ts';
import { ProductsResponse } from './doors/products.ts';
import { RecommendRequest, RecommendResponse } from './doors/recommend.ts';

/**
 * Extended doors may require fields of the base door. Our own formats accept everything here: the tests of
 * the reader cover them.
 */
const ajv = new Ajv({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  formats: { millimetres: true, 'door-design': true, 'door-order': true },
});
const compile = (schema: unknown) => ajv.compile(schema as AnySchema);
const faults = (validate: ValidateFunction, value: unknown) => (validate(value) ? null : validate.errors);
const trimmed = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'string' ? item.trim() : item,
  ) as T;

describe('the schemas', () => {
  it('accept the requests of the vectors and the responses to them', () => {
    const [request, response] = [compile(EstimateRequest), compile(EstimateResponse)];
    for (const vector of estimateVectors) {
      const body = trimmed(vector.request) as EstimateRequest;
      expect(request(body), vector.name).toBe(true);
      expect(faults(response, estimate(book, body)), vector.name).toBeNull();
    }
    const [comparison, answer] = [compile(RecommendRequest), compile(RecommendResponse)];
    for (const vector of recommendVectors) {
      const body = trimmed(vector.request) as RecommendRequest;
      expect(comparison(body), vector.name).toBe(true);
      expect(faults(answer, recommend(book, body)), vector.name).toBeNull();
    }
    const products = compile(ProductsResponse);
    const listed = listProducts(book, catalogue, 'https://doors.example', '2026-01-05T00:00:00Z');
    expect(faults(products, listed)).toBeNull();
  });

  it.each([
    ['no doors', EstimateRequest, { doors: [] }],
    ['21 doors', EstimateRequest, { doors: Array.from({ length: 21 }, () => ({})) }],
    ['doors missing', EstimateRequest, {}],
    ['opening missing', RecommendRequest, { selectedDoor: {} }],
    ['selected door missing', RecommendRequest, { opening: { widthMm: 900, heightMm: 2100 } }],
    ['a width of 0', RecommendRequest, { opening: { widthMm: 0, heightMm: 2100 }, selectedDoor: {} }],
    ['a broken width', RecommendRequest, { opening: { widthMm: 900.5, heightMm: 2100 }, selectedDoor: {} }],
    [
      'a height of six digits',
      RecommendRequest,
      { opening: { widthMm: 900, heightMm: 100000 }, selectedDoor: {} },
    ],
    ['a width in words', RecommendRequest, { opening: { widthMm: '900', heightMm: 2100 }, selectedDoor: {} }],
  ])('reject a request with %s', (_, schema, body) => {
    expect(compile(schema)(body)).toBe(false);
  });

  it.each([
    EstimateRequest,
    EstimateResponse,
    RecommendRequest,
    RecommendResponse,
    ProductsResponse,
    DoorQuoteRequest,
    DoorQuoteResponse,
    DoorQuoteSubmission,
  ])('describe every field in at most 300 characters: $title', (schema) => {
    const fields = fieldsOf(JSON.parse(JSON.stringify(schema)));
    expect(fields.length).toBeGreaterThan(0);
    for (const [name, description] of fields) {
      expect(description?.length ?? 0, name).toBeGreaterThan(0);
      expect(description?.length ?? 0, name).toBeLessThanOrEqual(300);
    }
  });
});

/** Every property of a schema, nested ones included, with its description. */
function fieldsOf(node: unknown): [name: string, description: string | undefined][] {
  if (typeof node !== 'object' || node === null) return [];
  const properties = 'properties' in node ? Object.entries(node.properties as Record<string, unknown>) : [];
  return [
    ...properties.map(([name, field]): [string, string | undefined] => [
      name,
      (field as { description?: string }).description,
    ]),
    ...Object.values(node).flatMap(fieldsOf),
  ];
}
