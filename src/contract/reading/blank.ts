/** Nothing that anybody could see: spaces of every kind, and what is drawn as nothing, such as zero-width spaces. */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What can be seen of ASCII lies between these. */
const [space, deleted] = [0x20, 0x7f];

/** Whether a text says nothing, so that it counts as not given. Within other texts what is not seen stays: it joins letters. */
export const isBlank = (text: string): boolean => {
  const first = text.charCodeAt(0);
  // Most texts begin with a letter or a digit of ASCII, and need not be looked through.
  return !(first > space && first < deleted) && unseen.test(text);
};
