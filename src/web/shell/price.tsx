import type { BothPrices } from '../../domain/pricing/vat.ts';
import { type PriceView, priceWords } from '../../domain/wording/price.ts';

interface PriceProps {
  readonly prices: BothPrices;
  readonly view: PriceView;
}

export function Price(props: PriceProps) {
  return (
    <span class="price">
      <FirstPrice {...props} /> <SecondPrice {...props} />
    </span>
  );
}

/** The first price alone, for live regions: screen readers then announce a change once. */
export function FirstPrice({ prices, view }: PriceProps) {
  const { first, note } = priceWords(prices, view);
  return (
    <span class="price-first">
      <strong class="amount">{first}</strong> <span class="price-note">{note}</span>
    </span>
  );
}

export function SecondPrice({ prices, view }: PriceProps) {
  return <span class="price-second">{priceWords(prices, view).second}</span>;
}
