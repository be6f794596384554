import type { AnyRequest } from '../../../app/enquiries/any-request.ts';
import { messageOf } from '../../../app/enquiries/any-request.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { doorsOf } from '../../../app/mail/enquiry-doors.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { Appearance } from '../../../domain/design/design.ts';
import type { Door } from '../../../domain/doors/door.ts';
import { readQuantity } from '../../../domain/extras/extras.ts';
import { assess, doorOf } from '../../../domain/pricing/assess.ts';
import { capitalise, counted, inEuro } from '../../../domain/wording/format.ts';
import { modelName, sizeOf } from '../../../domain/wording/names.ts';
import { collectionNames } from '../words.ts';

/** What a row of a list says of an enquiry. */
export interface RowFacts {
  /** The first door, if it can be drawn. */
  readonly drawn: { readonly door: Door; readonly appearance: Appearance } | null;
  /** "Pivot door, 1000 × 2100 mm", or what the enquiry is about. */
  readonly what: string;
  /** How many doors, if several, and the beginning of the message. */
  readonly more: string;
  readonly place: string | null;
  /** As typed, and to be dialled if it can be. */
  readonly phone: { readonly text: string; readonly dialled: string | null } | null;
  /** The total with VAT of the doors that have a price; null if none has. */
  readonly total: string | null;
  /** "1 of 2 doors", if the total leaves some out. */
  readonly pricedOf: string | null;
}

const longestGist = 90;

export function rowFacts(book: PriceBook, enquiry: Enquiry): RowFacts {
  const { collection, eircode, phoneE164 } = enquiry;
  const request: AnyRequest = enquiry.request;
  const { doors, priced, total } = doorsOf(book, enquiry);
  const design = doors[0]?.design;
  const assessment = design && assess(book, design.door);
  const door = assessment ? doorOf(assessment) : null;
  const { phone } = request.customer;
  return {
    drawn:
      design && assessment?.outcome === 'priced'
        ? { door: assessment.door, appearance: design.appearance }
        : null,
    what: door
      ? `${capitalise(modelName(door))}, ${sizeOf(door.opening)}`
      : (request.product ?? collectionNames[collection]),
    more: [severalDoors(enquiry), gistOf(messageOf(request) ?? request.comments ?? '')]
      .filter((part) => part !== '')
      .join(' · '),
    place: eircode ?? request.eirCode ?? null,
    phone: phone === undefined ? null : { text: phone, dialled: phoneE164 },
    total: priced > 0 ? inEuro(total.withVat) : null,
    pricedOf: priced > 0 && priced < doors.length ? `${priced} of ${doors.length} doors` : null,
  };
}

function severalDoors({ designs, request }: Enquiry): string {
  const doors = designs?.map(({ door }) => door) ?? (request as AnyRequest).doors ?? [];
  const pieces = doors.reduce((sum, { quantity }) => sum + (readQuantity(`${quantity ?? 1}`.trim()) ?? 1), 0);
  return pieces > 1 ? counted(pieces, 'door') : '';
}

function gistOf(message: string): string {
  const letters = Array.from(message.replace(/\s+/gu, ' '));
  return letters.length > longestGist ? `${letters.slice(0, longestGist).join('')}…` : letters.join('');
}
