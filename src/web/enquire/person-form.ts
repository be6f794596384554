import { bounds } from '../../contract/bounds.ts';

/** The fields about the person who asks, and about the enquiry as a whole, as they stand in a form. */
export const personFields = [
  'name',
  'email',
  'phone',
  'company',
  'eircode',
  'install',
  'message',
  'consent',
  'kind',
  'openingWidth',
  'openingHeight',
] as const;
export type PersonField = (typeof personFields)[number];
export type PersonForm = Readonly<Record<PersonField, string>>;
export type PersonFaults = Partial<Record<PersonField, string>>;

export const emptyPerson = Object.fromEntries(personFields.map((field) => [field, ''])) as PersonForm;

/** What each field is called where it needs attention. */
export const personLabels: Readonly<Record<PersonField, string>> = {
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

export const consentText =
  'Please use these details to answer my enquiry. I know that I can ask for them to be corrected or erased at any time.';

export const consentComplaint = 'is needed, so that we may answer you: please tick this box';

export function readPersonForm(fields: ReadonlyMap<string, string>): PersonForm {
  return Object.fromEntries(
    personFields.map((field) => [field, (fields.get(field) ?? '').replaceAll('\r\n', '\n')]),
  ) as PersonForm;
}

/** What can be seen at once, in the browser too; everything else is for the service to judge. */
export function plainFaults(form: PersonForm, needsMessage = false): PersonFaults {
  const faults: PersonFaults = {};
  if (Array.from(form.name.trim()).length < bounds.shortestName)
    faults.name = `Please give your name, at least ${bounds.shortestName} characters.`;
  if (!/^\S+@\S+\.\S+$/.test(form.email.trim())) {
    faults.email = 'Please give one e-mail address, such as name@example.ie.';
  }
  if (needsMessage && Array.from(form.message.trim()).length < 5) {
    faults.message = 'Please write what it is about, at least 5 characters.';
  }
  if (form.consent !== 'yes') faults.consent = `${personLabels.consent} ${consentComplaint}.`;
  return faults;
}
