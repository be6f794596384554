import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { askedOpening, doorForOpening } from './opening-form.ts';

it.each([
  [{}, null],
  [{ width: ' 900 ' }, { width: '900', height: '' }],
  [{ height: '2100' }, { width: '', height: '2100' }],
  [
    { width: ['800', '900'], height: '2100' },
    { width: '900', height: '2100' },
  ],
  [
    { width: 'x'.repeat(61), height: '' },
    { width: 'x'.repeat(60), height: '' },
  ],
])('the opening of an address is read: %j', (query, opening) => {
  expect(askedOpening(query)).toEqual(opening && { ...opening, faults: {} });
});

it.each([
  ['900', '2100', { type: 'SINGLE_HINGED', width: '900', height: '2100', left: '0', right: '0' }],
  ['1.5 m', '2100 mm', { type: 'DOUBLE_HINGED', width: '1500', height: '2100', left: '0', right: '0' }],
  ['900', '2600', { type: 'SINGLE_HINGED', transom: 'yes' }],
])('an opening of %s × %s gets the hinged door with the least fixed glass', (width, height, form) => {
  expect(doorForOpening(book, { width, height, faults: {} })).toMatchObject(form);
});

it.each([
  ['wide', '2100', ['width']],
  ['900', '', ['height']],
  ['', '', ['width', 'height']],
])('an opening of "%s" × "%s" stays as typed, with its faults', (width, height, fields) => {
  const opening = doorForOpening(book, { width, height, faults: {} });
  const faults = 'faults' in opening ? Object.entries(opening.faults) : [];
  expect(opening).toMatchObject({ width, height });
  expect(faults.filter(([, fault]) => fault !== undefined).map(([field]) => field)).toEqual(fields);
});
