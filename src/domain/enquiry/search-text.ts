import { fold } from '../spam/text.ts';

/** No language stacks more marks on one letter, and sorting a tower of them takes quadratic time. */
const markTower = /(\p{M}{30})\p{M}+/gu;

/** One form for all the ways in which people write the same words: no case, accents, apostrophes or line breaks. */
export const searchText = (text: string): string =>
  fold(text.replace(markTower, '$1'))
    // The small sigma at the end of a word is another letter than the one inside it.
    .replaceAll('ς', 'σ')
    .replace(/\s+/gu, ' ')
    .trim();
