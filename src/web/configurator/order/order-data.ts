import type { PersonFaults, PersonForm } from '../../enquire/person-form.ts';
import type { Notice } from '../../enquire/notices.tsx';
import type { BookData } from './book-data.ts';
import { type DoorForm } from './form-fields.ts';

/** All a page of doors is made of; the server renders it, the browser goes on from it. */
export interface OrderData {
  readonly mode: 'configure' | 'review';
  /** Where the form is posted. */
  readonly action: string;
  readonly token: string;
  /** Names this form, so that sending it twice is sending it once. */
  readonly formId: string;
  readonly book: BookData;
  readonly doors: readonly DoorForm[];
  readonly person: PersonForm;
  readonly faults: PersonFaults;
  readonly notice: Notice | null;
  readonly validUntil: number | null;
  /** The PDF of the doors as they are stored; null where they stand in the address only. */
  readonly pdf: string | null;
  /** The enquiry this quote became: it can be read, and nothing more. */
  readonly sent: { readonly reference: string; readonly at: number } | null;
}
