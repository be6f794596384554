/** Joiners and selectors belong to letters and small pictures that people write. */
const unseen =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n\t]/gu;

/**
 * What somebody else wrote, so that nothing in it is hidden and nothing of it turns or covers what stands around it:
 * characters that cannot be seen are named, and towers of marks are cut.
 */
export const shownText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(unseen, nameOf)
    .replace(/(?<=\p{M}{3})\p{M}+/gu, '…');

const nameOf = (character: string): string =>
  `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`;
