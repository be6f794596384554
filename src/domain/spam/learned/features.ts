import { sentenceEnd, startsWithDigit } from '../text.ts';

/** No text an enquiry may hold has more; whatever else is handed in is read this far. */
const mostWords = 1500;
const anyNumber = '#';

/**
 * What a text is told apart by: its words and the pairs of neighbours in one sentence, each once however often it is said.
 * A number is a number: sizes, phones and sums say nothing by themselves, and are nobody's business.
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
