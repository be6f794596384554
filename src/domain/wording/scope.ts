import type { PriceBook } from '../book/price-book.ts';
import { listed } from './format.ts';
import type { PriceView } from './price.ts';

/** What an indicative price includes and excludes, in the words of the price list. */
export interface PriceScope {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

interface ScopeNote extends PriceScope {
  readonly note: string;
}

/** What no base price includes. This wording is part of the contract. */
const notInBasePrice = 'Ironmongery, decorative glazing bars, special glass and non-standard RAL finishes';

/** The lists of what a price includes and excludes, for pages, the PDF and responses. */
export function scopeOf({ extras }: Pick<PriceBook, 'extras'>): { included: string[]; excluded: string[] } {
  const choices = [
    ...(extras.handles.length > 0 ? ['handles'] : []),
    ...(extras.lock ? ['locks'] : []),
    ...(extras.glazingBars ? ['glazing bars'] : []),
    ...(extras.glass.length > 0 ? ['special glass'] : []),
    ...(extras.finish ? ['finishes'] : []),
  ];
  const hasChoices = choices.length > 0;
  return {
    included: [
      'Steel frame and leaves, made to your opening',
      'Standard safety glass',
      'Standard finish',
      'Hinges or running gear',
      ...(hasChoices ? [`The extras you have chosen: ${listed(choices)}`] : []),
    ],
    excluded: [
      `${notInBasePrice}${hasChoices ? ', other than the extras you have chosen' : ''}`,
      'Delivery and fitting',
    ],
  };
}

/** What a price includes and excludes as one text, for the catalogue and its feeds. */
export function scopeText(book: Pick<PriceBook, 'extras'>): string {
  const { included, excluded } = scopeOf(book);
  return `The price includes: ${uncapitalised(included)}. The price excludes ${uncapitalised(excluded)}.`;
}

const uncapitalised = (items: readonly string[]): string =>
  items.map((item) => item.charAt(0).toLowerCase() + item.slice(1)).join('; ');

/** Fitting may change the rate of VAT, which is known only when staff make an offer. */
export const fittingVatNote = 'If we fit the doors too, the rate of VAT is settled in our offer.';

export function priceScope(
  { vatRatePercent, ...book }: Pick<PriceBook, 'extras' | 'vatRatePercent'>,
  view: PriceView,
): ScopeNote {
  const vat = `VAT at ${vatRatePercent}%`;
  const net = view === 'net';
  const { included, excluded } = scopeOf(book);
  return {
    included: net ? included : [...included, vat],
    excluded: net ? [vat, ...excluded] : excluded,
    note: `This is an estimate, ${net ? 'without' : 'with'} VAT and supply only. Our offer, which is firm, follows when we have looked at your opening with you. ${fittingVatNote}`,
  };
}
