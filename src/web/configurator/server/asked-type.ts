import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { readDoorWords } from '../../../domain/words/door-words.ts';
import { insteadText, unclearText, wordsRead } from '../../../domain/words/words-text.ts';
import type { Notice } from '../../shell/notices.tsx';

/** The type of door in the query of an address, in any words: `/?type=barn+door`. */
export interface AskedType {
  /** The words as sent, for the address of the page that follows. */
  readonly words: string;
  /** What the words say about the door; null if they name no type. */
  readonly wanted: WireDoor | null;
  /** Says back what was read, or asks; null for our own words. */
  readonly notice: Notice | null;
  /** Whether the words are for a security door, which has a page of its own. */
  readonly security: boolean;
}

const longestWords = 60;

/** Null if the address has no type, or only words that the table does not know. */
export function askedType(book: PriceBook, query: unknown): AskedType | null {
  const { type: asked } = query as Readonly<Record<string, unknown>>;
  if (typeof asked !== 'string') return null;
  const words = asked.trim().slice(0, longestWords);
  const { type, unclear, notMade, security, styles } = readDoorWords(book, words);
  if (security) return { words, wanted: null, notice: null, security };
  if (unclear) return { words, wanted: null, notice: question(unclearText(unclear)), security };
  if (notMade) return { words, wanted: null, notice: noSuch(insteadText(notMade)), security };
  if (!type) return null;
  // Other styles are layouts, which have to fit an opening.
  const looks = styles.filter(({ fields }) => fields.glazingBars !== undefined);
  const told = wordsRead(
    type,
    looks.map(({ word, meaning }) => ({ word, meaning: meaning.replace(/ \(.*/, '') })),
  );
  const wanted = Object.assign({ doorTypeKey: type.key }, ...looks.map(({ fields }) => fields)) as WireDoor;
  return { words, wanted, notice: told.length === 0 ? null : readBack(told.join(' ')), security };
}

const question = (text: string): Notice => ({ title: 'Which door do you mean?', text });
const noSuch = (text: string): Notice => ({ title: 'We do not make that', text });
const readBack = (text: string): Notice => ({
  title: 'What we read',
  text: `${text} Change it below if you meant something else.`,
});
