import type { ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { fault, faultOf } from './faults.ts';
import { colorPattern, oneLinePattern } from '../fields.ts';

const error = (keyword: string, params: Record<string, unknown>, instancePath = '/a'): ErrorObject => ({
  keyword,
  params,
  instancePath,
  schemaPath: '',
});

describe('a fault', () => {
  it.each([
    ['', ''],
    ['/customer', 'customer'],
    ['/customer/name', 'customer.name'],
    ['/doors/0', 'doors[0]'],
    ['/doors/12/opWidth', 'doors[12].opWidth'],
    ['/a~1b/c~0d', 'a/b.c~d'],
  ])('at %j is named %j', (pointer, field) => {
    expect(fault(pointer, 'is wrong')).toEqual({
      pointer,
      field,
      kind: 'wrong',
      complaint: 'is wrong',
      message: `${field === '' ? 'The body' : field} is wrong.`,
    });
  });

  it.each([
    ['type', { type: 'string' }, 'a must be a string.'],
    ['type', { type: 'integer' }, 'a must be a whole number.'],
    ['type', { type: 'boolean' }, 'a must be true or false.'],
    ['type', { type: 'number' }, 'a must be a number.'],
    ['type', { type: 'object' }, 'a must be an object.'],
    ['type', { type: 'array' }, 'a must be a list.'],
    ['type', { type: 'odd' }, 'a must be odd.'],
    ['minLength', { limit: 3 }, 'a must have at least 3 characters.'],
    ['maxLength', { limit: 3 }, 'a must have at most 3 characters.'],
    ['minItems', { limit: 1 }, 'a must have at least 1 item.'],
    ['minItems', { limit: 2 }, 'a must have at least 2 items.'],
    ['maxItems', { limit: 20 }, 'a must have at most 20 items.'],
    ['minimum', { limit: 0 }, 'a must be at least 0.'],
    ['maximum', { limit: 3 }, 'a must be at most 3.'],
    ['enum', { allowedValues: ['2L', '3L'] }, 'a must be one of 2L, 3L.'],
    ['format', { format: 'uri' }, 'a must be an absolute http or https address.'],
    ['format', { format: 'idn-email' }, 'a must be one plain e-mail address, such as name@example.ie.'],
    [
      'format',
      { format: 'phone' },
      'a must be a valid phone number; without a country code it is read as Irish.',
    ],
    [
      'format',
      { format: 'date-or-date-time' },
      'a must be an RFC 3339 date-time such as 2026-03-31T17:00:00Z, or a date such as 2026-03-31.',
    ],
    ['pattern', { pattern: oneLinePattern }, 'a must be on one line.'],
    ['pattern', { pattern: colorPattern }, 'a must be a HEX colour, such as #1c1c1e or #fff.'],
    [
      'format',
      { format: 'millimetres' },
      'a must be a whole number of millimetres from 1 to 99999, such as 900.',
    ],
    ['pattern', { pattern: '^x$' }, 'a has a form that cannot be read.'],
    ['const', { allowedValue: true }, 'a must be true.'],
    ['not', {}, 'a is not valid.'],
  ])('of the schema keyword %s with %j reads: %s', (keyword, params, message) => {
    expect(faultOf(error(keyword, params)).message).toBe(message);
  });

  it('of a short name asks for first and last name, without mentioning a length', () => {
    expect(faultOf(error('minLength', { limit: 3 }, '/customer/name')).message).toBe(
      'customer.name must be complete: first and last name, please.',
    );
  });

  it('of a phone number asks for the area code only if this makes the number valid', () => {
    const ofPhone = (data: string) =>
      faultOf({ ...error('format', { format: 'phone' }, '/phone'), data }).message;
    expect(ofPhone('679 1234')).toBe('phone needs its area code: please add it, such as 01 679 1234.');
    expect(ofPhone('12')).toBe(
      'phone must be a valid phone number; without a country code it is read as Irish.',
    );
  });

  it.each([
    ['/doors', 'doors must have at most 20 items; split larger projects into several requests.'],
    [
      '/attachments',
      'attachments must have at most 20 items; link to a folder with all files, or describe the others in comments.',
    ],
  ])('of too many items in %s says what to do with the surplus', (pointer, message) => {
    expect(faultOf(error('maxItems', { limit: 20 }, pointer)).message).toBe(message);
  });

  it('of a missing field has the pointer of that field', () => {
    expect(faultOf(error('required', { missingProperty: 'b/c' }))).toEqual({
      pointer: '/a/b~1c',
      field: 'a.b/c',
      kind: 'missing',
      complaint: 'is required',
      message: 'a.b/c is required.',
    });
  });
});
