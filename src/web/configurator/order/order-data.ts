import type { PersonFaults, PersonForm } from '../../enquire/person-form.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { PriceView } from '../../../domain/wording/price.ts';
import type { DoorTypeKey } from '../../../domain/book/door-types.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { Business } from '../../../domain/business/business.ts';
import { type DoorForm } from './form-fields.ts';

/** The price book as plain data, so that a page can carry it and price doors by itself. */
export interface BookData extends Omit<PriceBook, 'labels'> {
  readonly labels: readonly (readonly [DoorTypeKey, string])[];
}

export const bookData = (book: PriceBook): BookData => ({ ...book, labels: [...book.labels] });

export const bookOfData = (data: BookData): PriceBook => ({ ...data, labels: new Map(data.labels) });

/** All a page of doors is made of; the server renders it, the browser goes on from it. */
export interface OrderData {
  readonly mode: 'configure' | 'review';
  /** Where the form is posted. */
  readonly action: string;
  readonly token: string;
  /** Names this form, so that sending it twice is sending it once. */
  readonly formId: string;
  readonly book: BookData;
  readonly business: Business;
  readonly doors: readonly DoorForm[];
  /** Whether nobody has chosen a door yet: then the layouts to start from stand first. */
  readonly begins: boolean;
  /** Which price stands first. */
  readonly priceView: PriceView;
  readonly person: PersonForm;
  readonly faults: PersonFaults;
  readonly notice: Notice | null;
  /** Whether sending was tried and refused for what is in the fields: then all that is to be mended is listed. */
  readonly refused: boolean;
  readonly validUntil: number | null;
  /** The PDF of the doors as they are stored; null where they stand in the address only. */
  readonly pdf: string | null;
  /** The secret of the link whose quote was sent before, where the page goes on from it. */
  readonly from?: string | undefined;
}
