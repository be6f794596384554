import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, it } from 'vitest';
import house from '../../figures/catalogue.json' with { type: 'json' };
import { formats } from '../reading/formats.ts';
import { CatalogueFile } from './products.ts';

const accepts = new Ajv({
  allErrors: true,
  formats: { millimetres: formats.millimetres.accepts },
}).compile(CatalogueFile as AnySchema);
const [product] = house;

describe('the catalogue schema', () => {
  it('requires at least one product', () => {
    expect(accepts(house)).toBe(true);
    expect(accepts([product])).toBe(true);
    expect(accepts([])).toBe(false);
  });

  it.each(['id', 'slug', 'name', 'description', 'brand', 'availability', 'standardConfiguration'])(
    'requires a non-empty %s in each product',
    (field) => {
      expect(accepts([{ ...product, [field]: '' }])).toBe(false);
      expect(accepts([{ ...product, [field]: undefined }])).toBe(false);
      const { [field]: _left, ...others } = product as Record<string, unknown>;
      expect(accepts([others])).toBe(false);
    },
  );

  it.each([
    ['pivot', true],
    ['double-hinged-2', true],
    ['Pivot', false],
    ['pivot door', false],
    ['pivot/door', false],
    ['pivot--door', false],
    ['-pivot', false],
    ['pivot-', false],
    ['türe', false],
  ])('accepts a slug of %j: %j', (slug, may) => {
    expect(accepts([{ ...product, slug }])).toBe(may);
  });
});
