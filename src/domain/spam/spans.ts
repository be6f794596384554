/** Positions of phrases in a text, so that overlapping matches count once. */
import { keyOf, type Phrase, standsAt } from './phrases.ts';
import { sentenceEnd } from './text.ts';

/** Word positions `from` (inclusive) to `to` (exclusive). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Matches one phrase. Failed attempts are cached, so that repetitive texts take linear time too. */
const matcherOf = (words: readonly string[], phrase: Phrase) => {
  const failed = new Set<number>();
  const endOfMatch = (from: number, step = 0): number | undefined => {
    const current = phrase[step];
    if (current === undefined) return from;
    const attempt = from * phrase.length + step;
    if (failed.has(attempt)) return undefined;
    const lastStart = from + current.gap;
    for (let at = from; at <= lastStart; at += 1) {
      const word = words[at];
      if (word === undefined || word === sentenceEnd) break;
      for (const sequence of current.alternatives) {
        const end = standsAt(words, at, sequence) ? endOfMatch(at + sequence.length, step + 1) : undefined;
        if (end !== undefined) return end;
      }
    }
    failed.add(attempt);
    return undefined;
  };
  return endOfMatch;
};

/** Positions of words, by index key. */
const placesByKey = (words: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const key = keyOf(word);
    const others = places.get(key);
    if (others) others.push(at);
    else places.set(key, [at]);
  }
  return places;
};

const firstSpan = (
  words: readonly string[],
  places: ReturnType<typeof placesByKey>,
  phrase: Phrase,
): Span | undefined => {
  const endOfMatch = matcherOf(words, phrase);
  for (const key of phrase[0]?.keys ?? []) {
    for (const from of places.get(key) ?? []) {
      const to = endOfMatch(from);
      if (to !== undefined) return { from, to };
    }
  }
  return undefined;
};

/** The spans of matching phrases. Earlier phrases come first, and a span that overlaps another is dropped. */
export const spansOf = (words: readonly string[], phrases: readonly Phrase[]): Span[] => {
  if (phrases.length === 0) return [];
  const places = placesByKey(words);
  const spans: Span[] = [];
  for (const phrase of phrases) {
    const span = firstSpan(words, places, phrase);
    if (span && !spans.some((other) => span.from < other.to && other.from < span.to)) spans.push(span);
  }
  return spans;
};
