import type { ComponentChildren } from 'preact';
import type { PersonFaults, PersonForm } from './person-form.ts';
import { Select, TextArea, TextField } from '../shell/field.tsx';
import { ErrorSummary, type Notice, NoticeBox } from './notices.tsx';
import { ConsentField, SiteFields, Trap, WhoFields } from './person-fields.tsx';
import { Intro } from '../shell/site.tsx';
import { bounds } from '../../contract/bounds.ts';

export interface EnquiryPageProps {
  readonly token: string;
  readonly formId: string;
  readonly form: PersonForm;
  readonly faults: PersonFaults;
  readonly notice: Notice | null;
}

function EnquiryForm(
  props: EnquiryPageProps & { readonly action: string; readonly children: ComponentChildren },
) {
  return (
    <form method="post" action={props.action} noValidate class="enquiry">
      <input type="hidden" name="token" value={props.token} />
      <input type="hidden" name="form" value={props.formId} />
      {props.children}
      <Trap />
      <ConsentField form={props.form} faults={props.faults} />
      <button type="submit" class="button button-large">
        Send
      </button>
    </form>
  );
}

export function ContactPage(props: EnquiryPageProps) {
  const { form, faults, notice } = props;
  return (
    <div class="form-page">
      {notice && <NoticeBox notice={notice} />}
      <ErrorSummary faults={faults} />
      <Intro eyebrow="Contact" title="Write to us">
        <p class="lede">
          About the showroom, a door we made, a technical question, or anything else. For a price it is
          quicker to <a href="/">configure your door</a>.
        </p>
      </Intro>
      <EnquiryForm {...props} action="/contact">
        <TextArea
          id="message"
          label="Your message"
          value={form.message}
          fault={faults.message}
          maxLength={bounds.longestMessage}
          required
        />
        <WhoFields form={form} faults={faults} />
      </EnquiryForm>
    </div>
  );
}

/** What specialist doors are asked for by. */
const kinds = [
  'High-security door',
  'RC-rated door',
  'Fire-rated door',
  'Bullet-resistant door',
  'Blast-resistant door',
  'Louvre door',
  'Detention door',
  'Bank-designated door',
  'Another specialist door',
];

export function SecurityPage(props: EnquiryPageProps) {
  const { form, faults, notice } = props;
  const size = { unit: 'mm', inputMode: 'numeric', optional: true } as const;
  return (
    <div class="form-page">
      {notice && <NoticeBox notice={notice} />}
      <ErrorSummary faults={faults} />
      <Intro eyebrow="Security and specialist doors" title="Doors that hold.">
        <p class="lede">
          Burglar-resistant, fire-rated, bullet- and blast-resistant, louvre, detention and bank doors. Each
          is designed for its place, so there is no list price: tell us what it must withstand.
        </p>
      </Intro>
      <EnquiryForm {...props} action="/security-doors">
        <fieldset class="group">
          <legend>The door</legend>
          <div class="fields">
            <Select
              id="kind"
              label="Kind of door"
              value={form.kind}
              choices={[
                { value: '', label: 'Not sure yet' },
                ...kinds.map((kind) => ({ value: kind, label: kind })),
              ]}
              fault={faults.kind}
              wide
            />
            <TextField
              id="openingWidth"
              label="Opening width"
              value={form.openingWidth}
              fault={faults.openingWidth}
              {...size}
            />
            <TextField
              id="openingHeight"
              label="Opening height"
              value={form.openingHeight}
              fault={faults.openingHeight}
              {...size}
            />
          </div>
          <TextArea
            id="message"
            label="What it must withstand, and where it goes"
            value={form.message}
            fault={faults.message}
            hint="Ratings, number of doors, use of the building. Describe drawings in words, or give a link to them."
            maxLength={bounds.longestText}
            optional
          />
        </fieldset>
        <WhoFields form={form} faults={faults} />
        <SiteFields form={form} faults={faults} />
      </EnquiryForm>
    </div>
  );
}
