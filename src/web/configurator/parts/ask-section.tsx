import type { PersonFaults, PersonForm } from '../../enquire/person-form.ts';
import { actions } from '../order/actions.ts';
import { TextArea } from '../../shell/field.tsx';
import { ConsentField, SiteFields, Trap, WhoFields } from '../../enquire/person-fields.tsx';
import { bounds } from '../../../contract/bounds.ts';

interface AskSectionProps {
  readonly form: PersonForm;
  readonly faults: PersonFaults;
  readonly doors: number;
}

/** The end of an order: who asks, and sending it. */
export function AskSection({ form, faults, doors }: AskSectionProps) {
  return (
    <section class="ask no-print" id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">Ask for a quote</h2>
      <p class="lede-small">
        We look at {doors === 1 ? 'your door' : `your ${doors} doors`}, and answer with a firm price. Nothing
        is ordered by sending this.
      </p>
      <WhoFields form={form} faults={faults} />
      <SiteFields form={form} faults={faults} />
      <TextArea
        id="message"
        label="Anything we should know"
        value={form.message}
        fault={faults.message}
        maxLength={bounds.longestText}
        optional
      />
      <Trap />
      <ConsentField form={form} faults={faults} />
      <button type="submit" name="action" value={actions.send} class="button button-large">
        Send and ask for a quote
      </button>
    </section>
  );
}
