import type { VatTerms } from '../../domain/pricing/vat.ts';
import type { PriceView } from '../../domain/wording/price.ts';
import { priceScope } from '../../domain/wording/scope.ts';

interface ScopeListsProps {
  readonly book: VatTerms;
  readonly priceView: PriceView;
}

export function ScopeLists({ book, priceView }: ScopeListsProps) {
  const { included, notIncluded, note } = priceScope(book, priceView);
  return (
    <div class="scope">
      {list('In the price', 'ticks', included)}
      {list('Not in the price', 'crosses', notIncluded)}
      <p class="hint">{note}</p>
    </div>
  );
}

const list = (heading: string, marks: 'ticks' | 'crosses', items: readonly string[]) => (
  <div>
    <h3>{heading}</h3>
    <ul class={marks}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);
