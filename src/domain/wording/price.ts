import { type BothPrices, bothPrices, type VatTerms } from '../pricing/vat.ts';
import { type Cents, cents } from '../units.ts';
import { inEuro } from './format.ts';

/** Which price is shown first: with VAT, or net for the trade. It has no effect on amounts. */
export type PriceView = 'with-vat' | 'net';

interface PriceWords {
  /** The main amount, "€2,460". */
  readonly first: string;
  /** Note on the main amount, "with VAT". */
  readonly note: string;
  /** The other amount, "€2,000 without VAT". */
  readonly second: string;
}

const notes: Readonly<Record<PriceView, string>> = { 'with-vat': 'with VAT', net: 'without VAT' };

/** A price in words. */
export function priceWords(prices: BothPrices, view: PriceView): PriceWords {
  const other: PriceView = view === 'net' ? 'with-vat' : 'net';
  return {
    first: inEuro(amountIn(prices, view)),
    note: notes[view],
    second: `${inEuro(amountIn(prices, other))} ${notes[other]}`,
  };
}

/** A price in one line: "€2,460 with VAT (€2,000 without VAT)". */
export function priceLine(prices: BothPrices, view: PriceView): string {
  const { first, note, second } = priceWords(prices, view);
  return `${first} ${note} (${second})`;
}

/** A net price within a sentence for consumers. */
export const aboutPrice = (terms: VatTerms, net: Cents): string =>
  `about ${priceLine(bothPrices(terms, net), 'with-vat')}, supply only`;

/** The amount in a view: with VAT or without. */
const amountIn = (prices: BothPrices, view: PriceView): Cents =>
  view === 'net' ? prices.net : prices.withVat;

/** Formats net prices for sentences that compare them. */
export interface PriceWriter {
  /** Note on the prices, "with VAT". */
  readonly note: string;
  /** The price with or without VAT, as in the view: "€2,460". */
  readonly price: (net: Cents) => string;
  /** Both prices: "€2,460 with VAT (€2,000 without VAT)". */
  readonly both: (net: Cents) => string;
  /** The absolute difference between two net prices. */
  readonly difference: (one: Cents, other: Cents) => string;
}

export function priceWriter(terms: VatTerms, view: PriceView): PriceWriter {
  const shown = (net: Cents): Cents => amountIn(bothPrices(terms, net), view);
  return {
    note: notes[view],
    price: (net) => inEuro(shown(net)),
    both: (net) => priceLine(bothPrices(terms, net), view),
    difference: (one, other) => inEuro(cents(shown(one) - shown(other))),
  };
}
