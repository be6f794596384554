import { bounds } from '../../../contract/bounds.ts';
import { DoorChangeSubmission, DoorQuoteSubmission } from '../../../contract/quotes/submission.ts';
import { compileReader } from '../../../contract/reading/reader.ts';
import { readDesignText } from '../../../domain/design/design-text.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { consentOf, customerOf, installOf } from '../../enquire/form-requests.ts';
import type { PersonForm } from '../../enquire/person-form.ts';
import { standardDesign } from '../order/actions.ts';
import { readDoorForm } from '../order/read-form.ts';
import { type DoorForm } from '../order/form-fields.ts';
import type { FormFields } from '../../shell/form-body.ts';

export const readSubmission = compileReader(DoorQuoteSubmission);
export const readChange = compileReader(DoorChangeSubmission);

export function postedDoors(book: PriceBook, fields: FormFields): readonly DoorForm[] {
  const count = Math.min(Math.max(Number.parseInt(fields.get('doors') ?? '', 10) || 1, 1), bounds.mostDoors);
  return Array.from({ length: count }, (_, index) => readDoorForm(book, fields, index));
}

/** Array syntax of other programs, such as `door[]` and `door[0]`; reported as a damaged address. */
const listedDoor = 'door[';

/** The doors of an address; the standard door if none of them can be parsed. */
export function addressDesigns(query: unknown) {
  const { door: value, ...others } = query as { readonly door?: unknown };
  const texts = (value === undefined ? [] : [value].flat()) as readonly unknown[];
  const designs = texts.slice(0, bounds.mostDoors).map((text) => readDesignText(String(text)));
  const read = designs.filter((design) => design !== null);
  const begins = read.length === 0;
  return {
    designs: begins ? [standardDesign] : read,
    begins,
    damaged: read.length < texts.length || Object.keys(others).some((name) => name.startsWith(listedDoor)),
  };
}

/** The fields of the request about the customer, before validation. */
export function submissionOf(person: PersonForm) {
  return {
    customer: customerOf(person),
    message: person.message,
    eirCode: person.eircode,
    ...installOf(person),
    ...consentOf(person),
  };
}
