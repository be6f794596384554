import type { AnyRequest } from '../../../app/enquiries/any-request.ts';
import { messageOf } from '../../../app/enquiries/any-request.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { readQuantity } from '../../../domain/extras/extras.ts';
import { counted } from '../../../domain/wording/format.ts';
import { collectionNames } from '../words.ts';

/** What a row of a list says of an enquiry besides its doors. */
export interface RowFacts {
  /** What the enquiry is about, if its doors do not say it. */
  readonly about: string;
  /** How many doors, if several, and the beginning of the message. */
  readonly more: string;
  readonly place: string | null;
  /** As typed, and to be dialled if it can be. */
  readonly phone: { readonly text: string; readonly dialled: string | null } | null;
}

const longestGist = 90;

export function rowFacts(enquiry: Enquiry): RowFacts {
  const { collection, eircode, phoneE164 } = enquiry;
  const request: AnyRequest = enquiry.request;
  const { phone } = request.customer;
  return {
    about: request.product ?? collectionNames[collection],
    more: [severalDoors(enquiry), gistOf(messageOf(request) ?? request.comments ?? '')]
      .filter((part) => part !== '')
      .join(' · '),
    place: eircode ?? request.eirCode ?? null,
    phone: phone === undefined ? null : { text: phone, dialled: phoneE164 },
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
