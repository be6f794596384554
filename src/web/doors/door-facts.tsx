import type { DoorDesign } from '../../domain/design/design.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { factsOf } from '../../drawing/facts.ts';

export function DoorFacts({ book, design }: { readonly book: PriceBook; readonly design: DoorDesign }) {
  return (
    <dl class="facts">
      {factsOf(book, design).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
