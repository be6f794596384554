import type { Recovery, Suggestion } from '../../../contract/doors/estimate.ts';
import { actions } from '../order/actions.ts';
import { ActionButton } from './action-button.tsx';
import type { PriceView } from '../../../domain/wording/price.ts';
import { pricesOf } from '../order/view.ts';
import { Price } from '../../shell/price.tsx';

interface RecoveryBoxProps {
  readonly priceView: PriceView;
  readonly index: number;
  /** Null if the fault is shown at its field. */
  readonly message: string | null;
  readonly recovery: Recovery | null;
}

/** Shows why a door cannot be made, and which doors can be made instead. */
export function RecoveryBox({ priceView, index, message, recovery }: RecoveryBoxProps) {
  return (
    <div class="recovery">
      <h3>This door cannot be made as it stands</h3>
      {message !== null && <p>{message}</p>}
      {recovery && (
        <>
          <p>{recovery.optionsIntroText}</p>
          <ul class="suggestions">
            {recovery.suggestions.map((suggestion) => (
              <SuggestedDoor
                key={`${suggestion.type}-${suggestion.label}`}
                priceView={priceView}
                index={index}
                suggestion={suggestion}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type SuggestedDoorProps = Pick<RecoveryBoxProps, 'priceView' | 'index'> & { readonly suggestion: Suggestion };

function SuggestedDoor({ priceView, index, suggestion }: SuggestedDoorProps) {
  const { label, message, door, estimatedPrice, estimatedPriceInclVat } = suggestion;
  return (
    <li>
      <p>
        <strong>{label}</strong>
      </p>
      {estimatedPrice !== undefined && estimatedPriceInclVat !== undefined && (
        <p>
          <Price prices={pricesOf({ estimatedPrice, estimatedPriceInclVat })} view={priceView} />
        </p>
      )}
      {!door && <p class="hint">{message}</p>}
      {door ? (
        <ActionButton action={actions.take(index, door)} label={`Use this: ${label}`} class="button">
          Use this
        </ActionButton>
      ) : (
        <a class="button" href="#ask">
          Ask for an offer
        </a>
      )}
    </li>
  );
}
