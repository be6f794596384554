import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samenessText } from './sameness.ts';

const enquiry = {
  customer: { name: 'Seán', email: 'sean@example.ie' },
  message: 'Two doors',
  doors: [{ a: '1', b: '2' }],
};
const of = (changes: object) => samenessText('contact_requests', { ...enquiry, ...changes });

describe('the duplicate key of an enquiry', () => {
  it.each([
    ['spaces', { message: ' Two \t\n doors ' }],
    ['source', { source: 'x', sourceId: 'y' }],
    ['consent and retry key', { consent: { granted: true }, idempotencyKey: 'k' }],
    ['case of the e-mail', { customer: { email: 'SEAN@Example.IE', name: 'Seán' } }],
    ['Unicode composition of letters', { customer: { name: 'Sea\u0301n', email: 'sean@example.ie' } }],
    ['order of members', { doors: [{ b: '2', a: '1' }] }],
  ])('ignores %s', (_name, changes) => {
    expect(of(changes)).toBe(of({}));
  });

  it('ignores the order of combining marks', () => {
    const marked = (marks: string) => of({ message: `Two doors a${marks}` });
    expect(marked('\u0301\u0323\u0328')).toBe(marked('\u0328\u0323\u0301'));
    const from = (email: string) => of({ customer: { name: 'Seán', email } });
    expect(from('sea\u0301n@example.ie')).toBe(from('se\u00e1n@example.ie'));
  });

  it('does not normalise a text with an overlong run of combining marks, which would be slow', () => {
    const tower = 'e' + '\u0301\u0323'.repeat(50_000);
    expect(of({ message: tower })).toContain(JSON.stringify(tower));
  });

  it.each([
    ['content', { message: 'Three doors' }],
    ['case of the content', { message: 'two doors' }],
    ['e-mail', { customer: { name: 'Seán', email: 'sean@example.com' } }],
    ['presence of a field', { product: '' }],
    ['type', { doors: [{ a: 1, b: '2' }] }],
    ['order of a list', { doors: [{ b: '2' }, { a: '1' }] }],
  ])('depends on %s', (_name, changes) => {
    expect(of(changes)).not.toBe(of({}));
  });

  it('depends on the collection', () => {
    expect(samenessText('internal_door_quotes', enquiry)).not.toBe(samenessText('contact_requests', enquiry));
  });

  it('differs for any two messages that differ after normalisation', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        fc.pre(
          a.normalize('NFC').trim().replace(/\s+/gu, ' ') !== b.normalize('NFC').trim().replace(/\s+/gu, ' '),
        );
        expect(of({ message: a })).not.toBe(of({ message: b }));
      }),
    );
  });
});
