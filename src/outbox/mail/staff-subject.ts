import { type PricedOrder, piecesInAll } from '../../app/doors/priced-order.ts';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { placeOfEircode } from '../../domain/enquiry/place.ts';
import { counted, inEuro } from '../../domain/wording/format.ts';
import { headerText } from './header-text.ts';

const longestName = 60;
const longestPlace = 30;

export const kinds: Readonly<Record<Enquiry['collection'], string>> = {
  contact_requests: 'A question',
  internal_door_quotes: 'Internal doors',
  security_door_quotes: 'Security doors',
};

/** The subject, such as "€12,779 · 2 doors · Dublin 2 · Aoife Ní Bhriain". */
export function staffSubject({ collection, request, eircode }: Enquiry, order: PricedOrder): string {
  const { doors, priced, total } = order;
  const count = piecesInAll(doors);
  const kind = collection === 'security_door_quotes' ? 'security door' : 'door';
  const place = eircode === null ? 'eirCode' in request && request.eirCode : placeOfEircode(eircode);
  return [
    // A lower bound if a door has no price yet.
    priced > 0 && `${priced < doors.length ? 'over ' : ''}${inEuro(total.withVat)}`,
    count > 0 ? counted(count, kind) : kinds[collection],
    typeof place === 'string' && headerText(place, longestPlace),
    headerText(request.customer.name, longestName),
  ]
    .filter((part) => part !== false && part !== '')
    .join(' · ');
}
