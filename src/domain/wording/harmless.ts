/**
 * What somebody else wrote, on one line that can do nothing to a terminal or to a header of a mail: no control characters
 * and so no escape sequences, nothing invisible, nothing that turns the direction of writing, no towers of marks.
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

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Words written from right to left stay in their own place on a line (Unicode's first strong isolate). */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
