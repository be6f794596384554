import { searchText } from '../../domain/enquiry/search-text.ts';
import type { Enquiry } from './enquiry.ts';

/** The searchable part of an enquiry. */
export interface Searchable extends Pick<Enquiry, 'id' | 'reference' | 'phoneE164' | 'eircode'> {
  /** The request; null if it is damaged. The other fields are still searched. */
  readonly request: Enquiry['request'] | null;
}

/** Fields that are not searched, because they are the same in all enquiries of a caller. */
const besideTheWords = new Set(['consent', 'idempotencyKey']);

/** All searchable text, normalised. Digits and codes are repeated without separators. */
export function searchableText(enquiry: Searchable): string {
  const { reference, eircode, request } = enquiry;
  const phone = request?.customer.phone;
  const compact = [phone?.replace(/\D/g, ''), reference.replace('-', ''), eircode?.replace(' ', '')];
  return [...textsOf(enquiry), ...compact]
    .map((text) => searchText(text ?? ''))
    .filter((text) => text !== '')
    .join('\n');
}

export function textsOf({ id, reference, phoneE164, eircode, request }: Searchable): readonly string[] {
  const content = Object.entries(request ?? {}).filter(([field]) => !besideTheWords.has(field));
  return [id, reference, phoneE164 ?? '', eircode ?? '', ...stringsIn(content.map(([, value]) => value))];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
