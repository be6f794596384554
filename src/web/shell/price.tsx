import type { BothPrices } from '../../domain/pricing/vat.ts';
import { type PriceView, priceWords } from '../../domain/wording/price.ts';

interface PriceProps {
  readonly prices: BothPrices;
  readonly view: PriceView;
}

/** A price with or without VAT, depending on the view. Breakdowns and totals also show the other price. */
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
