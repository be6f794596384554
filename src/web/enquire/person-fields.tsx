import { consentText, personLabels, type PersonFaults, type PersonForm } from './person-form.ts';
import { Checkbox, Radios, TextField } from '../shell/field.tsx';
import { bounds } from '../../contract/bounds.ts';

export interface PersonProps {
  readonly form: PersonForm;
  readonly faults: PersonFaults;
}

export function WhoFields({ form, faults }: PersonProps) {
  return (
    <fieldset class="group">
      <legend>About you</legend>
      <div class="fields">
        <TextField
          id="name"
          label={personLabels.name}
          value={form.name}
          fault={faults.name}
          autoComplete="name"
          required
        />
        <TextField
          id="email"
          label={personLabels.email}
          value={form.email}
          fault={faults.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={bounds.longestEmail}
          required
        />
        <TextField
          id="phone"
          label={personLabels.phone}
          value={form.phone}
          fault={faults.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
        />
        <TextField
          id="company"
          label={personLabels.company}
          value={form.company}
          fault={faults.company}
          autoComplete="organization"
          optional
        />
      </div>
    </fieldset>
  );
}

export function SiteFields({ form, faults }: PersonProps) {
  return (
    <fieldset class="group">
      <legend>Where they go</legend>
      <div class="fields">
        <TextField
          id="eircode"
          label={personLabels.eircode}
          value={form.eircode}
          fault={faults.eircode}
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
        How we use them is told in our <a href="/privacy">privacy note</a>.
      </p>
    </div>
  );
}

/** A field no person sees or reaches; only robots fill it. */
export function Trap() {
  return (
    <div class="off-page" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
