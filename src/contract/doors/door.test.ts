import { describe, expect, it } from 'vitest';
import { bifoldChoices, doorTypeKeys } from '../../domain/book/door-types.ts';
import { compileReader } from '../reading/reader.ts';
import { Door } from './door.ts';

const read = compileReader(Door);
const accepts = (door: object) => read(door).ok;

describe('a door on the wire', () => {
  it.each(['1', '900', '99999', '00900', '900.0', '900.000', '900mm', '900 MM', '900.0 mM'])(
    'accepts the size %j',
    (opWidth) => {
      expect(accepts({ opWidth })).toBe(true);
    },
  );

  it.each([
    '0',
    '000',
    '-900',
    '+900',
    '9e2',
    '900.5',
    '900.',
    '.0',
    '100000',
    '0x384',
    '٩٠٠',
    '900 cm',
    '9 00',
    'mm',
  ])('rejects the size %j', (opHeight) => {
    expect(accepts({ opHeight })).toBe(false);
  });

  it('rejects an invalid size even in a field without effect', () => {
    expect(accepts({ doorTypeKey: 'PIVOT', opWidth: '900', opHeight: '2100', doorHeightMm: 'tall' })).toBe(
      false,
    );
  });

  it('accepts every quantity from 1 to 50, as a number and as text', () => {
    const quantities = Array.from({ length: 60 }, (_, index) => index);
    for (const inText of [false, true]) {
      const accepted = quantities.filter((count) => accepts({ quantity: inText ? String(count) : count }));
      expect(accepted).toEqual(quantities.slice(1, 51));
    }
  });

  it('requires a type and a leaf count from the lists, case-sensitively', () => {
    expect(accepts({ doorTypeKey: 'BIFOLD', bifoldConfig: '2L' })).toBe(true);
    expect(accepts({ doorTypeKey: 'bifold' })).toBe(false);
    expect(accepts({ bifoldConfig: '5L' })).toBe(false);
  });

  it('accepts only strings in its fields, and any value in an unknown field', () => {
    expect(accepts({ opWidth: 900 })).toBe(false);
    expect(accepts({ preset: null })).toBe(false);
    expect(accepts({ colour: { ral: 9005 } })).toBe(true);
  });

  it('describes a choice as an enum or a blank: client generators cannot name a blank enum value', () => {
    const { doorTypeKey, bifoldConfig } = Door.properties;
    for (const [schema, values] of [
      [bifoldConfig, bifoldChoices],
      [doorTypeKey, doorTypeKeys],
    ] as const) {
      expect(JSON.parse(JSON.stringify(schema))).toMatchObject({
        anyOf: [
          { type: 'string', enum: values },
          { type: 'string', const: '' },
        ],
      });
    }
  });
});
