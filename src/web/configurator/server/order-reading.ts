import { bounds } from '../../../contract/bounds.ts';
import { DoorQuoteSubmission } from '../../../contract/quotes/submission.ts';
import { compileReader } from '../../../contract/reading/reader.ts';
import { readDesignText } from '../../../domain/design/design-text.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { consentOf, customerOf, installOf } from '../../enquire/enquiries.ts';
import type { PersonForm } from '../../enquire/person-form.ts';
import { standardDesign } from '../order/actions.ts';
import { readDoorForm } from '../order/read-form.ts';
import { type DoorForm } from '../order/form-fields.ts';
import type { FormFields } from '../../shell/form-body.ts';

export const readSubmission = compileReader(DoorQuoteSubmission);

/** The doors of a posted form. */
export function postedDoors(book: PriceBook, fields: FormFields): readonly DoorForm[] {
  const count = Math.min(Math.max(Number.parseInt(fields.get('doors') ?? '', 10) || 1, 1), bounds.mostDoors);
  return Array.from({ length: count }, (_, index) => readDoorForm(book, fields, index));
}

/** `door[]` and `door[0]`: how some programs write a list into an address. */
const listedDoor = 'door[';

/** The doors an address carries; the standard one where it carries none, or none that can be read. */
export function addressDesigns(query: unknown) {
  const { door: value, ...others } = query as { readonly door?: unknown };
  const texts = (value === undefined ? [] : [value].flat()) as readonly unknown[];
  const designs = texts.slice(0, bounds.mostDoors).map((text) => readDesignText(String(text)));
  const read = designs.filter((design) => design !== null);
  const begins = read.length === 0;
  return {
    designs: begins ? [standardDesign] : read,
    begins,
    /** Whether something in the address could not be read. */
    damaged: read.length < texts.length || Object.keys(others).some((name) => name.startsWith(listedDoor)),
  };
}

/** What a page sends about the person, before it is judged. */
export function submissionOf(person: PersonForm) {
  return {
    customer: customerOf(person),
    message: person.message,
    eirCode: person.eircode,
    ...installOf(person),
    ...consentOf(person),
  };
}
