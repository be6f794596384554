import type { BothPrices } from '../../domain/pricing/vat.ts';
import { type PriceView, priceWords } from '../../domain/wording/price.ts';

interface PriceProps {
  readonly prices: BothPrices;
  readonly view: PriceView;
}

/** A price as every page writes it: the one that stands first, what is in it, then the other. */
export function Price(props: PriceProps) {
  return (
    <span class="price">
      <FirstPrice {...props} /> <SecondPrice {...props} />
    </span>
  );
}

/** For a place where news of a price is read out: that it changed is said once, by the price that stands first. */
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
