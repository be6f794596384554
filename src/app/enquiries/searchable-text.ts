import { searchText } from '../../domain/enquiry/search-text.ts';
import type { Enquiry } from './enquiry.ts';

/** What of an enquiry is looked at when somebody looks for it. */
export interface Searchable extends Pick<Enquiry, 'id' | 'reference' | 'phoneE164' | 'eircode'> {
  /** Null where it cannot be read: it is found by the rest. */
  readonly request: Enquiry['request'] | null;
}

/** Evidence and retry keys read the same in every enquiry of a caller: nobody is found by them. */
const besideTheWords = new Set(['consent', 'idempotencyKey']);

/** All that an enquiry is found by, as one folded text; digits and codes also without what is written between them. */
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
