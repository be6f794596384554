import { fold } from '../spam/text.ts';

/** More combining marks than any language stacks on one letter; sorting a long run takes quadratic time. */
const markTower = /(\p{M}{30})\p{M}+/gu;

/** Normal form for search: without case, accents, apostrophes and line breaks. */
export const searchText = (text: string): string =>
  fold(text.replace(markTower, '$1'))
    // Final sigma is a code point of its own.
    .replaceAll('ς', 'σ')
    .replace(/\s+/gu, ' ')
    .trim();
