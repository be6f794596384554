import type { PriceView } from '../../../domain/wording/price.ts';
import { addressIn } from '../../shell/price-view.ts';
import { pdfAddress, reviewAddress } from '../order/addresses.ts';
import { type DoorForm } from '../order/form-fields.ts';

export interface LiveSharing {
  readonly onShare: (() => void) | undefined;
  readonly onCopy: () => void;
  readonly said: string;
}

interface ShareBarProps extends Partial<LiveSharing> {
  readonly doors: readonly DoorForm[];
  readonly priceView: PriceView;
  /** Address of the stored quote's PDF; null as soon as the doors differ from the quote. */
  readonly pdf: string | null;
}

export function ShareBar({ doors, priceView, pdf, onShare, onCopy, said = '' }: ShareBarProps) {
  const onPaper = pdf === null ? pdfAddress(doors, priceView) : addressIn(priceView, pdf);
  return (
    <div class="share no-print">
      <a class="button-quiet" href={onPaper} rel="nofollow" download>
        Save as PDF
      </a>
      {onCopy ? (
        <button type="button" class="button-quiet" onClick={onCopy}>
          Copy link
        </button>
      ) : (
        <a class="button-quiet" href={reviewAddress(doors, priceView)} rel="nofollow">
          Link to these doors
        </a>
      )}
      {onShare && (
        <button type="button" class="button-quiet" onClick={onShare}>
          Share
        </button>
      )}
      <span role="status" class="hint">
        {said}
      </span>
    </div>
  );
}
