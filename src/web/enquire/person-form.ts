import { bounds, shortNameComplaint } from '../../contract/bounds.ts';

/**
 * The form fields about the person and the enquiry, with their labels for error messages.
 */
export const personLabels = {
  name: 'Your name',
  email: 'Your e-mail address',
  phone: 'Your phone number',
  company: 'Company',
  eircode: 'Eircode',
  install: 'Supply or fitting',
  message: 'Your message',
  consent: 'Your agreement',
  kind: 'Kind of door',
  openingWidth: 'Opening width',
  openingHeight: 'Opening height',
};
export type PersonField = keyof typeof personLabels;
export type PersonForm = Readonly<Record<PersonField, string>>;
export type PersonFaults = Partial<Record<PersonField, string>>;

export const personFields = Object.keys(personLabels) as readonly PersonField[];
export const emptyPerson = Object.fromEntries(personFields.map((field) => [field, ''])) as PersonForm;

export const consentText =
  'Please use these details to answer my enquiry. I know that I can ask for them to be corrected or erased at any time.';

export const consentComplaint = 'is needed, so that we may answer you: please tick this box';

export function readPersonForm(fields: ReadonlyMap<string, string>): PersonForm {
  return Object.fromEntries(
    personFields.map((field) => [field, (fields.get(field) ?? '').replaceAll('\r\n', '\n')]),
  ) as PersonForm;
}

/**
 * Whether the browser can find all faults. Only the server can validate a phone number; if there is one, the server
 * reports all faults at once.
 */
export const canValidateInBrowser = ({ phone }: PersonForm): boolean => phone.trim() === '';

/** Validates a field again after a change, if it was faulty. */
export function stillFaulty(faults: PersonFaults, field: PersonField, form: PersonForm): PersonFaults {
  if (faults[field] === undefined) return faults;
  const { [field]: mended, ...others } = faults;
  const left = plainFaults(form)[field];
  return left === undefined ? others : { ...faults, [field]: left };
}

/** Faults that the browser finds too; the contract's reader finds the others. */
export function plainFaults(form: PersonForm): PersonFaults {
  const faults: PersonFaults = {};
  if (Array.from(form.name.trim()).length < bounds.shortestName)
    faults.name = `${personLabels.name} ${shortNameComplaint}.`;
  if (!/^[^\s@,;:<>()]+@[^\s@,;:<>()]+\.[^\s@.,;:<>()]{2,}$/.test(form.email.trim())) {
    faults.email = 'Please give one e-mail address, such as name@example.ie.';
  }
  if (form.consent !== 'yes') faults.consent = `${personLabels.consent} ${consentComplaint}.`;
  return faults;
}
