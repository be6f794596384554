import { type DoorTypeKey, doorTypeKeys } from '../book/door-types.ts';
import { labelOf, type PriceBook } from '../book/price-book.ts';

/** Other names of the types that people use, besides our keys and labels. */
const otherWords: Readonly<Record<DoorTypeKey, readonly string[]>> = {
  SINGLE_HINGED: ['single', 'hinged', 'single leaf', 'single swing'],
  DOUBLE_HINGED: ['double', 'pair', 'pair of', 'double leaf', 'double swing', 'french'],
  DOUBLE_HINGED_ACTIVE_PASSIVE: ['active passive', 'active and passive', 'leaf and a half', 'unequal double'],
  SLIDING: ['sliding', 'single sliding', 'barn'],
  DOUBLE_SLIDING: ['double sliding', 'pair of sliding'],
  PIVOT: ['pivot'],
  FIX_PANEL: ['fixed', 'fixed panel', 'fixed screen', 'screen', 'partition'],
  BIFOLD: ['bi fold', 'bifold', 'folding', 'bi folding'],
};

/** The type that a text names, ignoring case and the word "door"; undefined if the text names no type. */
export function typeNamed(book: PriceBook, text: string): DoorTypeKey | undefined {
  const wanted = plain(text);
  return doorTypeKeys.find((type) =>
    [type, labelOf(book, type), ...otherWords[type]].some((name) => plain(name) === wanted),
  );
}

/** The words of a text in lower case, without words that do not distinguish types. */
const plain = (text: string): string =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !sharedWords.has(word)).join(' ');

const sharedWords: ReadonlySet<string> = new Set(['door', 'doors', 'steel', 'glazed', 'glass', 'internal']);
