import type { BothPrices } from '../../domain/pricing/vat.ts';
import { type PriceView, priceWords } from '../../domain/wording/price.ts';

interface PriceProps {
  readonly prices: BothPrices;
  readonly view: PriceView;
}

/** The price of the view, with or without VAT. Breakdowns and totals say the other one too. */
export function Price({ prices, view }: PriceProps) {
  const { first, note } = priceWords(prices, view);
  return (
    <span class="price">
      <strong class="amount">{first}</strong> <span class="price-note">{note}</span>
    </span>
  );
}

export function SecondPrice({ prices, view }: PriceProps) {
  return <span class="price-second">{priceWords(prices, view).second}</span>;
}
