import { bounds } from '../../../contract/bounds.ts';
import { Honeypot, MessageField, type PersonProps } from '../../enquire/person-fields.tsx';
import { ErrorSummary, type FieldError } from '../../shell/notices.tsx';
import { Intro } from '../../shell/site.tsx';
import { actions } from '../order/actions.ts';
import type { DoorsToChange } from '../order/order-data.ts';

export function ChangeIntro({ changes: { reference, back } }: { readonly changes: DoorsToChange }) {
  return (
    <Intro eyebrow={`Enquiry ${reference}`} title="Change your doors.">
      <p class="lede">
        Change what you like, and send it: we answer for the doors as they are then. What you sent before
        stays with your enquiry.
      </p>
      <p class="no-print">
        <a href={back}>Leave everything as it is</a>
      </p>
    </Intro>
  );
}

interface ChangeSectionProps extends PersonProps {
  readonly changes: DoorsToChange;
  readonly errors: readonly FieldError[];
  /** Whether the error summary gets autofocus. */
  readonly first: boolean;
}

/** The end of the form that changes a sent enquiry, without fields for the customer's details. */
export function ChangeSection({ changes, errors, first, ...person }: ChangeSectionProps) {
  return (
    <section class="ask no-print" id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">Send your changes</h2>
      <p class="lede-small">
        Your reference stays <strong class="reference">{changes.reference}</strong>, and so do your name and
        address. Nothing is ordered by sending this.
      </p>
      <MessageField
        {...person}
        label="Anything to add to your message"
        maxLength={bounds.longestText}
        optional
      />
      <Honeypot />
      <ErrorSummary errors={errors} first={first} />
      <button type="submit" name="action" value={actions.send} class="button button-large">
        Send my changes
      </button>
    </section>
  );
}
