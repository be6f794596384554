import type { PersonFaults, PersonForm } from '../../enquire/person-form.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { PriceView } from '../../../domain/wording/price.ts';
import type { BookData } from '../../../domain/book/book-data.ts';
import type { Business } from '../../../domain/business/business.ts';
import { type DoorForm } from './form-fields.ts';

/** State of a page of doors: rendered by the server, then hydrated in the browser. */
export interface OrderData {
  readonly mode: 'configure' | 'review';
  readonly action: string;
  readonly token: string;
  /** Part of the idempotency key: submitting the form twice stores one enquiry. */
  readonly formId: string;
  readonly book: BookData;
  readonly business: Business;
  readonly doors: readonly DoorForm[];
  /** Whether the address has no doors: the page then begins with layouts to start from. */
  readonly begins: boolean;
  readonly priceView: PriceView;
  /** Whether drawings show a person for scale. */
  readonly showsPerson: boolean;
  readonly person: PersonForm;
  readonly faults: PersonFaults;
  readonly notice: Notice | null;
  /** Whether a submission was refused because of its fields: the page then lists all faults. */
  readonly refused: boolean;
  /** Whether the page shows a posted form again; the form is then newer than any draft. */
  readonly posted: boolean;
  readonly validUntil: number | null;
  /** Address of the stored quote's PDF; null if the doors are only in the address. */
  readonly pdf: string | null;
  /** The sent enquiry whose doors the page changes; the customer's details cannot be changed. */
  readonly changes?: DoorsToChange | undefined;
  /** Token of the submitted quote that the page continues from. */
  readonly from?: string | undefined;
}

export interface DoorsToChange {
  readonly reference: string;
  /** The version of the enquiry that the customer saw. */
  readonly seen: number;
  /** Address of the page of the enquiry. */
  readonly back: string;
}
