import type { PriceBook } from '../../domain/book/price-book.ts';
import type { PriceView } from '../../domain/wording/price.ts';
import { priceScope } from '../../domain/wording/scope.ts';

interface ScopeListsProps {
  readonly book: PriceBook;
  readonly priceView: PriceView;
}

export function ScopeLists({ book, priceView }: ScopeListsProps) {
  const { included, excluded, note } = priceScope(book, priceView);
  return (
    <div class="scope">
      {list('In the price', 'ticks', included)}
      {list('Not in the price', 'crosses', excluded)}
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
