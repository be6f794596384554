/** Invisible text: spaces of every kind, and zero-width or ignorable characters. */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Visible ASCII lies between these. */
const [space, deleted] = [0x20, 0x7f];

/**
 * Whether a text is invisible, so that it counts as not given. Within other text, invisible characters
 * stay: they join letters.
 */
export const isBlank = (text: string): boolean => {
  const first = text.charCodeAt(0);
  // Fast path: most texts start with visible ASCII.
  return !(first > space && first < deleted) && unseen.test(text);
};
