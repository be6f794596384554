import type { DoorTypeKey } from '../book/door-types.ts';
import { withArticle } from '../wording/format.ts';
import { typeName } from '../wording/names.ts';
import type { DoorWords } from './door-words.ts';

/** What a word of the table was read as. */
export const readAs = (word: string, meaning: string): string => `Read “${word}” as ${meaning}.`;

/** Says back the type and the styles that were read, each word once. */
export function wordsRead(
  type: DoorWords['type'],
  styles: readonly Pick<DoorWords['styles'][number], 'word' | 'meaning'>[],
): readonly string[] {
  const word = type?.word ?? null;
  if (type === null || word === null) return styles.map((style) => readAs(style.word, style.meaning));
  const { key } = type;
  const own = styles.filter((style) => style.word === word).map(({ meaning }) => ` with ${meaning}`);
  return [
    readAs(word, `${withArticle(typeName(key))}${own.join('')}`),
    ...wordsRead(
      null,
      styles.filter((style) => style.word !== word),
    ),
  ];
}

/** The types to choose from, with their keys for callers that send keys. */
function choicesText(types: readonly DoorTypeKey[], withKeys: boolean): string {
  const names = types.map((type) => (withKeys ? `${typeName(type)} (${type})` : typeName(type)));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

type NotMade = NonNullable<DoorWords['notMade']>;

/** Why something is not made, and what comes closest. */
export function insteadText({ meaning: { reason, closest } }: NotMade, withKeys = false): string {
  return closest.length === 0 ? reason : `${reason} What comes closest: ${choicesText(closest, withKeys)}.`;
}

/** Names what is not made, with the reason and what comes closest. */
export const notMadeText = (notMade: NotMade, withKeys = false): string =>
  `“${notMade.word}”: we do not make that. ${insteadText(notMade, withKeys)}`;

/** The question which of several types is meant. */
export const unclearText = ({ word, meaning }: NonNullable<DoorWords['unclear']>, withKeys = false): string =>
  `“${word}” may be ${choicesText(meaning, withKeys)}: which is it?`;
