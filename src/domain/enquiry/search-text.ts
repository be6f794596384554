import { fold } from '../spam/text.ts';

/**
 * A run of more combining marks than any language needs. It is cut, because sorting it takes quadratic time.
 */
const markTower = /(\p{M}{30})\p{M}+/gu;

/** Normal form for search: without case, accents, apostrophes and line breaks. */
export const searchText = (text: string): string =>
  fold(text.replace(markTower, '$1'))
    // Lower-casing does not unify the two forms of sigma.
    .replaceAll('ς', 'σ')
    .replace(/\s+/gu, ' ')
    .trim();
