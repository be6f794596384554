import { ScopeLists } from '../../doors/scope-lists.tsx';
import type { OrderView } from '../order/view.ts';
import { day, weeks } from '../../shell/money.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { FirstPrice, SecondPrice } from '../../shell/price.tsx';

interface OrderSummaryProps {
  readonly book: PriceBook;
  readonly priceView: PriceView;
  readonly view: OrderView;
  /** Wall-clock milliseconds until which the quote can be opened; null where there is none. */
  readonly validUntil: number | null;
}

/** The total, what it stands for, and how long it takes. */
export function OrderSummary({ book, view, priceView, validUntil }: OrderSummaryProps) {
  const { doors, priced, total, leadTimeWeeks } = view;
  const left = doors.length - priced;
  return (
    <section class="summary" aria-labelledby="summary-title">
      <div class="summary-figures">
        <h2 id="summary-title">{doors.length === 1 ? 'Your door' : `Your ${doors.length} doors`}</h2>
        <div aria-live="polite" id="total">
          {priced > 0 ? (
            <>
              <p class="total">
                <span class="visually-hidden">Indicative price: </span>
                <FirstPrice prices={total} view={priceView} />
              </p>
              {/* News of the price is read out by the one that stands first. */}
              <p aria-live="off">
                <SecondPrice prices={total} view={priceView} />
              </p>
              <p>
                Indicative, supply only. Ready in about <strong>{weeks(leadTimeWeeks)}</strong> from order.
              </p>
            </>
          ) : (
            <p class="total">No price yet</p>
          )}
          {left > 0 && (
            <p class="fault">
              {left === 1 ? 'One door is' : `${left} doors are`} not in this price yet: see what can be made
              instead.
            </p>
          )}
        </div>
        {validUntil !== null && (
          <p>
            This quote can be opened and sent until <strong>{day(validUntil)}</strong>.
          </p>
        )}
      </div>
      <ScopeLists book={book} priceView={priceView} />
    </section>
  );
}
