/** Nothing that anybody could see: spaces of every kind, and what is drawn as nothing, such as zero-width spaces. */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Most texts begin with a letter or a digit of ASCII, and need not be looked through. */
const beginsSeen = /^[!-~]/;

/** Whether a text says nothing, so that it counts as not given. Within other texts what is not seen stays: it joins letters. */
export const isBlank = (text: string): boolean => !beginsSeen.test(text) && unseen.test(text);
