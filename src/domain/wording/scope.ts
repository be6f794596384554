import type { VatTerms } from '../pricing/vat.ts';
import type { PriceView } from './price.ts';

/** What an indicative price includes, in the words of the price list. */
export interface PriceScope {
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly note: string;
}

const included = [
  'Steel frame and leaves, made to your opening',
  'Standard safety glass',
  'Standard finish',
  'Hinges or running gear',
];

const notIncluded = [
  'Delivery and fitting',
  'Ironmongery: handles, locks and closers',
  'Decorative glazing bars and special glass',
  'Finishes other than the standard one',
];

/** Fitted work may have another rate of VAT, which is only known at the offer. */
export const fittingVatNote = 'If we fit the doors too, the rate of VAT is settled in our offer.';

export function priceScope({ vatRatePercent }: VatTerms, view: PriceView): PriceScope {
  const vat = `VAT at ${vatRatePercent}%`;
  const net = view === 'net';
  return {
    included: net ? included : [...included, vat],
    notIncluded: net ? [vat, ...notIncluded] : notIncluded,
    note: `Prices are indicative, ${net ? 'without' : 'with'} VAT and supply only. We confirm the price after looking at your opening with you. ${fittingVatNote}`,
  };
}
