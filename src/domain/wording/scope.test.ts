import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { noOffer } from '../extras/offer.ts';
import { priceScope, scopeOf, scopeText } from './scope.ts';

describe('what a price includes', () => {
  it('has the same words in the text and in the lists', () => {
    expect(scopeOf(book)).toEqual({
      included: [
        'Steel frame and leaves, made to your opening',
        'Standard safety glass',
        'Standard finish',
        'Hinges or running gear',
        'The extras you have chosen: handles, locks, glazing bars, special glass and finishes',
      ],
      excluded: [
        'Ironmongery, decorative glazing bars, special glass and non-standard RAL finishes, other than the extras you have chosen',
        'Delivery and fitting',
      ],
    });
    expect(scopeText(book)).toBe(
      'The price includes: steel frame and leaves, made to your opening; standard safety glass; standard finish; hinges or running gear; the extras you have chosen: handles, locks, glazing bars, special glass and finishes. The price excludes ironmongery, decorative glazing bars, special glass and non-standard RAL finishes, other than the extras you have chosen; delivery and fitting.',
    );
  });

  it('names only the extras that the price book offers', () => {
    const { extras } = book;
    const withoutGlass = { extras: { ...extras, glass: [] } };
    expect(scopeText(withoutGlass)).toContain('chosen: handles, locks, glazing bars and finishes.');
    expect(scopeText({ extras: noOffer })).toBe(
      'The price includes: steel frame and leaves, made to your opening; standard safety glass; standard finish; hinges or running gear. The price excludes ironmongery, decorative glazing bars, special glass and non-standard RAL finishes; delivery and fitting.',
    );
  });

  it('includes VAT if prices are shown with VAT, and excludes it if they are net', () => {
    expect(priceScope(book, 'with-vat').included.at(-1)).toBe('VAT at 23%');
    expect(priceScope(book, 'net').excluded[0]).toBe('VAT at 23%');
  });
});
