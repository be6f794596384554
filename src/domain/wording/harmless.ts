/**
 * Makes untrusted text safe for a terminal or a mail header: one line, no control characters or escape sequences,
 * no invisible or bidirectional characters, no long runs of combining marks.
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

/** Isolates right-to-left text (Unicode first strong isolate). */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
