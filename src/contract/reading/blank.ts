/**
 * Matches a text of invisible characters only: spaces of every kind, and zero-width or ignorable characters.
 */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The characters just below and above visible ASCII. */
const [space, deleted] = [0x20, 0x7f];

/**
 * Whether a text is invisible, and therefore counts as not given. Invisible characters within other text are kept:
 * they may join letters.
 */
export const isBlank = (text: string): boolean => {
  const first = text.charCodeAt(0);
  // Fast path: most texts start with visible ASCII.
  return !(first > space && first < deleted) && unseen.test(text);
};
