import { describe, expect, it } from 'vitest';
import { springsTrap } from './trap.ts';

describe('the honeypot', () => {
  it.each(['website', 'homepage', 'honeypot', '_honeypot', 'hp', '_gotcha', 'fax'])(
    'detects a value in the field %s',
    (field) => {
      for (const value of ['x', ' x', 0, false, [], {}]) {
        expect(springsTrap({ [field]: value })).toBe(true);
        expect(springsTrap({ customer: { [field]: value } })).toBe(true);
      }
      for (const blank of ['', ' \n', null, undefined]) {
        expect(springsTrap({ [field]: blank, customer: { [field]: blank } })).toBe(false);
      }
    },
  );

  it.each([
    null,
    undefined,
    'website',
    7,
    [],
    {},
    { customer: null },
    { customer: 'fax' },
    { project: { fax: 'x' } },
  ])('detects nothing in %j', (body) => {
    expect(springsTrap(body)).toBe(false);
  });
});
