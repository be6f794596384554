import { eastAsianWidth } from 'get-east-asian-width';

/**
 * What somebody else wrote, on one line that can do nothing to a terminal: no control characters and so no escape
 * sequences, nothing invisible, nothing that turns the direction of writing, no towers of marks.
 */
export function harmless(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '\ufffd')
    .replace(/(?<=\p{M}{3})\p{M}+/gu, '')
    .replace(/^[ \p{M}]+/u, '')
    .trimEnd()
    .normalize('NFC');
}

/** Made harmless, and exactly so many columns wide: what is too long ends in an ellipsis. */
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

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Words written from right to left stay in their own cell (Unicode's first strong isolate). */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** JSON as it was, with every character that could do something to a terminal written as an escape. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
    (character) =>
      Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(''),
  );
}

const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
