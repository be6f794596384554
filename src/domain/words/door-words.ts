import { type DoorTypeKey, doorTypeKeys } from '../book/door-types.ts';
import { labelOf, type PriceBook } from '../book/price-book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { notMadeWords, securityWords, styleWords, typeWords, unclearWords } from './table.ts';

/** A word of the table that a text has, with what it means. */
interface Found<Meaning> {
  readonly word: string;
  readonly meaning: Meaning;
}

/** What a text says about a door, as far as the table knows its words. */
export interface DoorWords {
  /** The type that the text names; `word` is null for a text that every surface reads. */
  readonly type: { readonly key: DoorTypeKey; readonly word: string | null } | null;
  /** The types that the text may mean, if it is unclear. */
  readonly unclear: Found<readonly DoorTypeKey[]> | null;
  readonly notMade: Found<{ readonly reason: string; readonly closest: readonly DoorTypeKey[] }> | null;
  /** Words for a security door. */
  readonly security: boolean;
  /** Whether no word tells one door from another, as in "a glass door". */
  readonly generic: boolean;
  /** Fields that words beside the type set. */
  readonly styles: readonly (Found<string> & { readonly fields: WireDoor })[];
}

/** Longer texts are descriptions, not names. */
const longestText = 120;

/** Reads a text that people typed for a type of door. */
export function readDoorWords(book: PriceBook, text: string): DoorWords {
  const whole = tidied(text.slice(0, longestText));
  const security = securityWords.test(text);
  const own = ownType(book, text.trim().toLowerCase());
  if (own) return { ...nothing, type: { key: own, word: null } };
  const { rest, styles } = stylesIn(whole);
  const notMade = notMadeIn(whole);
  const unclear = notMade ? null : (unclearIn(whole) ?? unclearIn(rest));
  const type = notMade || unclear || security ? null : (typeIn(book, rest) ?? typeOfStyle(styles, rest));
  const isRead = type !== null || plain(rest) === '';
  const generic = !security && !notMade && plain(whole) === '' && doorNouns.has(wordsIn(text).at(-1) ?? '');
  return { type, unclear, notMade, security, generic, styles: isRead ? styles : [] };
}

const nothing: DoorWords = {
  type: null,
  unclear: null,
  notMade: null,
  security: false,
  generic: false,
  styles: [],
};

/** The type of a text that every surface reads: a label, `single` or `double`. */
function ownType(book: PriceBook, text: string): DoorTypeKey | undefined {
  if (text === 'single') return 'SINGLE_HINGED';
  if (text === 'double') return 'DOUBLE_HINGED';
  return doorTypeKeys.find((type) => labelOf(book, type).toLowerCase() === text);
}

function typeIn(book: PriceBook, text: string): DoorWords['type'] {
  const wanted = plain(text);
  if (wanted === '') return null;
  for (const key of doorTypeKeys) {
    const names = [...typeWords[key], labelOf(book, key).toLowerCase(), wordsIn(key).join(' ')];
    const word = names.find((name) => plain(name) === wanted);
    if (word !== undefined) return { key, word };
  }
  return null;
}

function stylesIn(text: string) {
  let rest = text;
  const styles = styleWords.flatMap((style) => {
    const word = style.words.find((each) => hasWords(rest, each));
    if (word === undefined) return [];
    rest = without(rest, word);
    return [{ ...style, word }];
  });
  return { rest, styles };
}

const typeOfStyle = (
  styles: readonly { readonly word: string; readonly type?: DoorTypeKey }[],
  rest: string,
): DoorWords['type'] => {
  const [only] = plain(rest) === '' ? styles.filter(({ type }) => type !== undefined) : [];
  return only?.type === undefined ? null : { key: only.type, word: only.word };
};

function unclearIn(text: string): DoorWords['unclear'] {
  const wanted = tidied(text);
  for (const { words, choices } of unclearWords) {
    const word = words.find((each) => tidied(each) === wanted);
    if (word !== undefined) return { word, meaning: choices };
  }
  return null;
}

function notMadeIn(text: string): DoorWords['notMade'] {
  for (const { words, reason, closest } of notMadeWords) {
    const word = words.find((each) => hasWords(text, each));
    if (word !== undefined) return { word, meaning: { reason, closest } };
  }
  return null;
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Words that tell no door from another. */
const fillers: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'some', 'with', 'and', 'in', 'of', 'type', 'style', 'steel', 'metal', 'framed'],
  ...['glazed', 'glass', 'internal', 'interior', 'indoor', 'new', 'our', 'nice', 'set'],
  ...[
    'standard',
    'normal',
    'regular',
    'ordinary',
    'usual',
    'kitchen',
    'pantry',
    'utility',
    'office',
    'bedroom',
  ],
]);

const doorNouns: ReadonlySet<string> = new Set(['door', 'doors']);

/** The words of a text in lower case, without fillers. */
const tidied = (text: string): string =>
  wordsIn(text)
    .filter((word) => !fillers.has(word))
    .join(' ');

/** The words of a text in lower case, without fillers and the word "door". */
const plain = (text: string): string =>
  wordsIn(text)
    .filter((word) => !fillers.has(word) && !doorNouns.has(word))
    .join(' ');

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${tidied(words)} `);

const without = (text: string, words: string): string =>
  ` ${text} `.replace(` ${tidied(words)} `, ' ').trim();
