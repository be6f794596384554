import { sentenceEnd, startsWithDigit } from '../text.ts';

/** Limit of words; more than an enquiry can hold. The rest of a longer text is ignored. */
const mostWords = 1500;
const anyNumber = '#';

/**
 * The features of a text: its distinct words, and pairs of neighbours within a sentence. All numbers count as one
 * feature: sizes, phones and sums are private, and say nothing about spam.
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
