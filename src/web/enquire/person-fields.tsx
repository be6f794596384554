import {
  consentText,
  personLabels,
  type PersonFaults,
  type PersonField as FieldName,
  type PersonForm,
} from './person-form.ts';
import {
  Checkbox,
  Radios,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '../shell/field.tsx';
import { fittingVatNote } from '../../domain/wording/scope.ts';
import { bounds } from '../../contract/bounds.ts';

export interface PersonProps {
  readonly form: PersonForm;
  readonly faults: PersonFaults;
}

type PersonFieldProps = PersonProps & { readonly field: FieldName } & Omit<
    TextFieldProps,
    'id' | 'label' | 'value' | 'fault' | 'maxLength'
  >;

const longest: Partial<Record<FieldName, number>> = {
  name: bounds.longestLabel,
  email: bounds.longestEmail,
  phone: bounds.longestWords,
  company: bounds.longestLabel,
  eircode: bounds.longestWords,
  openingWidth: bounds.longestSizeText,
  openingHeight: bounds.longestSizeText,
};

export function PersonField({ field, form, faults, ...props }: PersonFieldProps) {
  const label = personLabels[field];
  return (
    <TextField
      id={field}
      label={label}
      value={form[field]}
      fault={faults[field]}
      maxLength={longest[field]}
      {...props}
    />
  );
}

type MessageFieldProps = PersonProps & Omit<TextAreaProps, 'id' | 'value' | 'fault'>;

export function MessageField({ form, faults, ...props }: MessageFieldProps) {
  return <TextArea id="message" value={form.message} fault={faults.message} {...props} />;
}

export function WhoFields(props: PersonProps) {
  return (
    <fieldset class="group">
      <legend>About you</legend>
      <div class="fields">
        <PersonField field="name" {...props} autoComplete="name" required />
        <PersonField field="email" {...props} type="email" inputMode="email" autoComplete="email" required />
        <PersonField field="phone" {...props} type="tel" inputMode="tel" autoComplete="tel" optional />
        <PersonField field="company" {...props} autoComplete="organization" optional />
      </div>
    </fieldset>
  );
}

export function SiteFields({ form, faults }: PersonProps) {
  return (
    <fieldset class="group">
      <legend>Delivery and fitting</legend>
      <div class="fields">
        <PersonField
          field="eircode"
          form={form}
          faults={faults}
          hint="Of the place where the doors will stand, such as D02 X285."
          autoComplete="postal-code"
          optional
        />
        <Radios
          name="install"
          legend="What you need from us"
          value={form.install}
          choices={[
            { value: 'supply', label: 'Supply only' },
            { value: 'install', label: 'Supply and fitting' },
            { value: '', label: 'Not sure yet' },
          ]}
          hint={fittingVatNote}
        />
      </div>
    </fieldset>
  );
}

export function ConsentField({ form, faults }: PersonProps) {
  return (
    <div class="consent">
      <Checkbox
        id="consent"
        label={consentText}
        checked={form.consent === 'yes'}
        fault={faults.consent}
        required
      />
      <p class="hint">
        Our <a href="/privacy">privacy note</a> says how we use them.
      </p>
    </div>
  );
}

/** An invisible field that only bots fill in. */
export function Honeypot() {
  return (
    <div class="off-page" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
