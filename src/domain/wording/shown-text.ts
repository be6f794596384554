/**
 * Characters that are shown as their code point. Not joiners and variation selectors, which are part of
 * letters and emoji.
 */
const unseen =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n\t]/gu;

/**
 * Makes untrusted text safe to show: replaces invisible and bidirectional characters with their code points,
 * and cuts long runs of combining marks.
 */
export const shownText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(unseen, nameOf)
    .replace(/(?<=\p{M}{3})\p{M}+/gu, '…');

const nameOf = (character: string): string =>
  `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`;
