import { describe, expect, it } from 'vitest';
import { fillPlaceholders, leftPlaceholder, unknownPlaceholder } from './placeholders.ts';

const values = {
  name: 'Aoife Byrne',
  reference: 'AC34-DE67',
  total: '€2,460 with VAT',
  weeks: '6 weeks',
  doors: '1. Pivot door\n2. Double sliding door',
  link: null,
};

describe('a template', () => {
  it.each([
    ['Dear {name}, {total} in {weeks}', null],
    ['{doors}\n{link} {reference}', null],
    ['Dear {firstName}', '{firstName}'],
    ['{ name }', '{ name }'],
    ['{Name}', '{Name}'],
    ['{}', '{}'],
    ['{name', '{name'],
    ['{{name}}', '{'],
    ['{constructor}', '{constructor}'],
    ['a } b', null],
  ])('with the text %j has the unknown placeholder %j', (text, unknown) => {
    expect(unknownPlaceholder(text, 'text')).toBe(unknown);
  });

  it.each([
    ['{reference}: {total}', null],
    ['{doors}', '{doors}'],
    ['See {link}', '{link}'],
  ])('with the subject %j has the unknown placeholder %j', (text, unknown) => {
    expect(unknownPlaceholder(text, 'subject')).toBe(unknown);
  });

  it('is filled, several times if need be, and keeps what has no value', () => {
    const text = 'Dear {name},\n{doors}\n{total}, {weeks}. {reference} {reference} {link} {other}';
    expect(fillPlaceholders(text, values)).toBe(
      'Dear Aoife Byrne,\n1. Pivot door\n2. Double sliding door\n€2,460 with VAT, 6 weeks. AC34-DE67 AC34-DE67 {link} {other}',
    );
  });

  it('is not filled with placeholders that a customer typed', () => {
    expect(fillPlaceholders('Dear {name}', { ...values, name: '{total} $& {link}' })).toBe(
      'Dear {total} $& {link}',
    );
  });
});

it.each([
  ['Dear {name}', '{name}'],
  ['a {total} b {link}', '{total}'],
  ['{other} { name }', null],
  ['Dear Aoife', null],
])('of %j the placeholder %j is left', (text, left) => {
  expect(leftPlaceholder(text)).toBe(left);
});
