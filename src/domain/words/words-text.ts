import type { DoorTypeKey } from '../book/door-types.ts';
import { withArticle } from '../wording/format.ts';
import { typeName } from '../wording/names.ts';
import type { DoorWords } from './door-words.ts';

/** What a word of the table was read as. */
export const readAs = (word: string, meaning: string): string => `Read “${word}” as ${meaning}.`;

export const typeRead = (word: string, type: DoorTypeKey): string =>
  readAs(word, withArticle(typeName(type)));

/** The types to choose from, with their keys for callers that send keys. */
function choicesText(types: readonly DoorTypeKey[], withKeys: boolean): string {
  const names = types.map((type) => (withKeys ? `${typeName(type)} (${type})` : typeName(type)));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** What is not made, why, and what comes closest. */
export function notMadeText({ word, meaning }: NonNullable<DoorWords['notMade']>, withKeys = false): string {
  const { reason, closest } = meaning;
  const nearest = closest.length === 0 ? '' : ` What comes closest: ${choicesText(closest, withKeys)}.`;
  return `“${word}”: we do not make that. ${reason}${nearest}`;
}

/** The question which of several types is meant. */
export const unclearText = ({ word, meaning }: NonNullable<DoorWords['unclear']>, withKeys = false): string =>
  `“${word}” may be ${choicesText(meaning, withKeys)}: which is it?`;
