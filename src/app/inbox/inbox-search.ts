import { e164, isStoredEmail } from '../../contract/reading/formats.ts';
import { standardEircode } from '../../domain/enquiry/eircode.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import { standardReference } from '../../domain/enquiry/reference.ts';
import { searchText } from '../../domain/enquiry/search-text.ts';

/** A search term for exactly one person, place or enquiry. */
export interface ExactForm {
  readonly by: 'email' | 'phone_e164' | 'reference' | 'eircode';
  readonly value: string;
}

export interface InboxSearch {
  /** Possible exact matches. If an enquiry has one of these, the words are not searched. */
  readonly exact: readonly ExactForm[];
  /** Normalised words. A text has to contain all of them, in any order. */
  readonly words: readonly string[];
}

/** Minimum length of a word, because shorter words match nearly every enquiry. */
export const fewestLetters = 3;

/** Limit of words, because each word is a separate search. */
const mostWords = 10;

/** Parses a search text; null if it is too short. */
export function readInboxSearch(typed: string): InboxSearch | null {
  const wanted = typed.trim();
  const words = [...new Set(searchText(wanted).split(' '))].slice(0, mostWords);
  if (!words.some((word) => Array.from(word).length >= fewestLetters)) return null;
  const [reference, eircode, phone] = [standardReference(wanted), standardEircode(wanted), e164(wanted)];
  const exact: readonly (ExactForm | null)[] = [
    isStoredEmail(wanted) ? { by: 'email', value: foldedEmail(wanted) } : null,
    reference === null ? null : { by: 'reference', value: reference },
    eircode === null ? null : { by: 'eircode', value: eircode },
    phone === null ? null : { by: 'phone_e164', value: phone },
  ];
  return { exact: exact.filter((form) => form !== null), words };
}
