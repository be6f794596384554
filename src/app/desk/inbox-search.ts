import { e164, formats } from '../../contract/reading/formats.ts';
import { standardEircode } from '../../domain/enquiry/eircode.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import { standardReference } from '../../domain/enquiry/reference.ts';
import { searchText } from '../../domain/enquiry/search-text.ts';

/** What names one person, place or enquiry as a whole. */
export interface ExactForm {
  readonly by: 'email' | 'phone_e164' | 'reference' | 'eircode';
  readonly value: string;
}

export interface InboxSearch {
  /** All that it may be; where one of these is found, that is what was meant. */
  readonly exact: readonly ExactForm[];
  /** Folded, in any order and anywhere. */
  readonly words: readonly string[];
}

/** Fewer letters in a row stand in nearly every enquiry. */
export const fewestLetters = 3;

/** More than these nobody types, and each has to be looked for. */
const mostWords = 10;

/** Null where too little was typed to look for. */
export function readInboxSearch(typed: string): InboxSearch | null {
  const wanted = typed.trim();
  const words = [...new Set(searchText(wanted).split(' '))].slice(0, mostWords);
  if (!words.some((word) => Array.from(word).length >= fewestLetters)) return null;
  const [reference, eircode, phone] = [standardReference(wanted), standardEircode(wanted), e164(wanted)];
  const exact: readonly (ExactForm | null)[] = [
    formats['idn-email'].accepts(wanted) ? { by: 'email', value: foldedEmail(wanted) } : null,
    reference === null ? null : { by: 'reference', value: reference },
    eircode === null ? null : { by: 'eircode', value: eircode },
    phone === null ? null : { by: 'phone_e164', value: phone },
  ];
  return { exact: exact.filter((form) => form !== null), words };
}
