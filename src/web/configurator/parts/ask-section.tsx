import { actions } from '../order/actions.ts';
import {
  ConsentField,
  MessageField,
  type PersonProps,
  SiteFields,
  Honeypot,
  WhoFields,
} from '../../enquire/person-fields.tsx';
import { ErrorSummary, type FieldError } from '../../shell/notices.tsx';
import { bounds } from '../../../contract/bounds.ts';

interface AskSectionProps extends PersonProps {
  readonly doors: number;
  readonly errors: readonly FieldError[];
  /** Whether the error summary gets autofocus. */
  readonly first: boolean;
}

export function AskSection({ doors, errors, first, ...person }: AskSectionProps) {
  return (
    <section class="ask no-print" id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">Ask for an offer</h2>
      <p class="lede-small">
        We look at {doors === 1 ? 'your door' : `your ${doors} doors`}, and answer with an offer: a firm
        price. Nothing is ordered until you accept it.
      </p>
      <WhoFields {...person} />
      <SiteFields {...person} />
      <MessageField {...person} label="Anything we should know" maxLength={bounds.longestText} optional />
      <Honeypot />
      <ConsentField {...person} />
      <ErrorSummary errors={errors} first={first} />
      <button type="submit" name="action" value={actions.send} class="button button-large">
        Send and ask for an offer
      </button>
    </section>
  );
}
