import { eastAsianWidth } from 'get-east-asian-width';
import { harmless, isolated } from '../../domain/wording/harmless.ts';

export { harmless };

/** The text, sanitised, and padded or cut with an ellipsis to exactly this many columns. */
export function cell(text: string, width: number): string {
  const safe = harmless(text);
  const whole = fitting(safe, width);
  const shown = whole.length === safe.length ? whole : `${fitting(safe, width - 1)}…`;
  return isolated(shown) + ' '.repeat(Math.max(0, width - widthOf(shown)));
}

function fitting(text: string, width: number): string {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += columnsOf(character);
    if (used > width) break;
    end += character.length;
  }
  return text.slice(0, end);
}

const widthOf = (text: string) => Array.from(text).reduce((sum, character) => sum + columnsOf(character), 0);

const columnsOf = (character: string) =>
  /[\p{Mn}\p{Me}]/u.test(character) ? 0 : eastAsianWidth(character.codePointAt(0) ?? 0);

/** JSON in which dangerous characters are escaped. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
    (character) =>
      Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(''),
  );
}

const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
