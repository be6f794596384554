import type { Recovery } from '../../../contract/doors/estimate.ts';
import { actions } from '../order/actions.ts';
import { ActionButton } from './action-button.tsx';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { pricesOf } from '../order/view.ts';
import { Price } from '../../shell/price.tsx';

interface RecoveryBoxProps {
  readonly book: PriceBook;
  readonly priceView: PriceView;
  readonly index: number;
  readonly message: string;
  readonly recovery: Recovery | null;
}

/** Why a door cannot be made, and what can be made instead. */
export function RecoveryBox({ book, priceView, index, message, recovery }: RecoveryBoxProps) {
  return (
    <div class="recovery">
      <h3>This door cannot be made as it stands</h3>
      <p>{recovery?.introText ?? message}</p>
      {recovery && (
        <>
          <p>{recovery.optionsIntroText}</p>
          <ul class="suggestions">
            {recovery.suggestions.map(({ type, label, message: text, door, estimatedPrice }) => (
              <li key={`${type}-${label}`}>
                <p>
                  <strong>{label}</strong>
                </p>
                {estimatedPrice !== undefined && (
                  <p>
                    <Price prices={pricesOf(book, estimatedPrice)} view={priceView} />
                  </p>
                )}
                {!door && <p class="hint">{text}</p>}
                {door ? (
                  <ActionButton
                    action={actions.take(index, door)}
                    label={`Use this: ${label}`}
                    class="button"
                  >
                    Use this
                  </ActionButton>
                ) : (
                  <a class="button" href="#ask">
                    Ask for a quote
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
