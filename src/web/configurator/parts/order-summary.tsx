import { ScopeLists } from '../../doors/scope-lists.tsx';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type PricedOrder, piecesInAll, piecesWithoutPrice } from '../../../app/doors/priced-order.ts';
import { capitalise, day, weeks } from '../../../domain/wording/format.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { Price, SecondPrice } from '../../shell/price.tsx';
import { ItemisedDoors } from './itemised-doors.tsx';

interface OrderSummaryProps {
  readonly book: PriceBook;
  readonly priceView: PriceView;
  readonly view: PricedOrder;
  /** Expiry of the quote in wall-clock milliseconds; null if there is no quote. */
  readonly validUntil: number | null;
  /** Whether the order was submitted, and is therefore read-only. */
  readonly sent?: boolean;
  /** Whether the doors are tabs: each row then links to the tab of its door. */
  readonly hasTabs?: boolean;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { book, view, priceView, validUntil, sent = false, hasTabs = false } = props;
  const { doors, priced, total, leadTimeWeeks } = view;
  const left = piecesWithoutPrice(doors);
  const pieces = piecesInAll(doors);
  return (
    <section class="summary" aria-labelledby="summary-title">
      <div class="summary-figures">
        <h2 id="summary-title">{pieces === 1 ? 'Your door' : `Your ${pieces} doors`}</h2>
        <ItemisedDoors book={book} doors={doors} priceView={priceView} hasTabs={hasTabs} />
        <div aria-live="polite" id="total">
          {priced > 0 ? (
            <>
              <p class="total">
                <span class="visually-hidden">Estimate: </span>
                <Price prices={total} view={priceView} />
              </p>
              {/* Screen readers announce only one price. */}
              <p aria-live="off">
                <SecondPrice prices={total} view={priceView} />
              </p>
              <p>
                An estimate, supply only. Ready in about <strong>{weeks(leadTimeWeeks)}</strong> from order.
              </p>
            </>
          ) : (
            <p class="total">No price yet</p>
          )}
          {left > 0 && <p class="fault">{whatIsMissing(left, doors.length, sent)}</p>}
        </div>
        {validUntil !== null && (
          <p>
            This estimate can be opened and sent until <strong>{day(validUntil)}</strong>.
          </p>
        )}
      </div>
      <ScopeLists book={book} priceView={priceView} />
    </section>
  );
}

/**
 * Tells what to do while doors have no price. The text for a single door leaves out "No price yet", which the
 * page already shows.
 */
function whatIsMissing(left: number, doors: number, sent: boolean): string {
  const remedy = sent ? 'we answer with what can be made instead.' : 'see above what is still to be settled.';
  if (doors === 1) return capitalise(remedy);
  return `${left === 1 ? 'One door is' : `${left} doors are`} not in this price yet: ${remedy}`;
}
