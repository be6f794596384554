import { sentenceEnd, startsWithDigit } from '../text.ts';

/** Limit of words, higher than any enquiry has. Further words are ignored. */
const mostWords = 1500;
const anyNumber = '#';

/**
 * The features of a text: its distinct words, and pairs of neighbours within a sentence. All numbers are one
 * feature: sizes, phone numbers and sums are private, and do not indicate spam.
 */
export const featuresOf = (words: readonly string[]): ReadonlySet<string> => {
  const features = new Set<string>();
  let before: string | null = null;
  for (const given of words.slice(0, mostWords)) {
    if (given === sentenceEnd) {
      before = null;
      continue;
    }
    const word = startsWithDigit(given) ? anyNumber : given;
    features.add(word);
    if (before !== null) features.add(`${before} ${word}`);
    before = word;
  }
  return features;
};

export const isPair = (feature: string): boolean => feature.includes(' ');
