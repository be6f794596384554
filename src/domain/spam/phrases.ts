/**
 * Phrases over words instead of regular expressions over characters: every gap has a fixed length, so the work is
 * linear in the text whatever the text is, and a table of phrases can be read aloud.
 *
 *   (rank|boost) ~ your web*     `|` alternatives of one or more words, `*` any ending, `~` up to three words between,
 *                                `~~` up to seven, `#` a number, `<money>` a sum, `<link>` a link
 */
import { sentenceEnd, fold, toWords } from './text.ts';

type Matcher = { readonly kind: 'word' | 'stem'; readonly text: string } | { readonly kind: 'number' };
type Sequence = readonly Matcher[];
interface Step {
  readonly gap: number;
  /** Alternatives of one plain word, which most are; looked up, not tried. */
  readonly words: ReadonlySet<string>;
  readonly sequences: readonly Sequence[];
  /** The beginnings that its first word can have. */
  readonly keys: readonly string[];
  /** Where these are noted in an index; see `slotOf`. */
  readonly slots: readonly number[];
}
export type Phrase = readonly Step[];
/** Where a phrase was found: words `from` up to, but not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const gaps: Readonly<Record<string, number>> = { '~': 3, '~~': 7 };
const partShape = /\([^()]*\)|[^\s()]+/g;

/** Words as a text would have them there: Chinese falls into characters, as it does in a text. */
const toSequence = (source: string): Sequence =>
  source
    .trim()
    .split(' ')
    .flatMap((piece): Matcher[] => {
      if (piece === '#') return [{ kind: 'number' }];
      if (piece.endsWith('*')) return [{ kind: 'stem', text: piece.slice(0, -1) }];
      return toWords(piece).map((text) => ({ kind: 'word', text }));
    });

const startsWithDigit = (word: string): boolean => word >= '0' && word < ':';
const numberKey = '#';
const keyOf = (word: string): string => (startsWithDigit(word) ? numberKey : word.slice(0, 2));
const firstKeyOf = ([first]: Sequence): string =>
  first && first.kind !== 'number' ? keyOf(first.text) : numberKey;

const slotCount = 2048;

/**
 * Beginnings share a few thousand slots, so that a text's are a row of marks: of hundreds of phrases hardly one can occur
 * in it, and to look at a mark takes next to nothing. Two beginnings in one slot only mean that a phrase is tried in vain.
 */
const slotOf = (key: string): number => (key.charCodeAt(0) * 31 + (key.charCodeAt(1) || 0)) % slotCount;

const toStep = (part: string, gap: number): Step => {
  const words = new Set<string>();
  const sequences: Sequence[] = [];
  const alternatives = part
    .replace(/[()]/g, '')
    .split('|')
    .map((source) => toSequence(source));
  for (const sequence of alternatives) {
    const [only, ...more] = sequence;
    if (only?.kind === 'word' && more.length === 0) words.add(only.text);
    else sequences.push(sequence);
  }
  const keys = [...new Set(alternatives.map((sequence) => firstKeyOf(sequence)))];
  return { gap, words, sequences, keys, slots: [...new Set(keys.map(slotOf))] };
};

const toPhrase = (source: string): Phrase => {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of fold(source).match(partShape) ?? []) {
    const length = gaps[part];
    if (length === undefined) steps.push(toStep(part, gap));
    gap = length ?? 0;
  }
  return steps;
};

const matches = (matcher: Matcher, word: string): boolean => {
  switch (matcher.kind) {
    case 'number':
      return startsWithDigit(word);
    case 'stem':
      return word.startsWith(matcher.text);
    case 'word':
      return word === matcher.text;
  }
};

const matchesAt = (words: readonly string[], at: number, sequence: Sequence): boolean =>
  sequence.every((matcher, offset) => {
    const word = words[at + offset];
    return word !== undefined && matches(matcher, word);
  });

/** Tries one phrase on one text. What failed at a place is not tried there again, so repetition costs nothing. */
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
      const end = current.words.has(word) ? endOfMatch(at + 1, step + 1) : undefined;
      if (end !== undefined) return end;
      for (const sequence of current.sequences) {
        const longer = matchesAt(words, at, sequence)
          ? endOfMatch(at + sequence.length, step + 1)
          : undefined;
        if (longer !== undefined) return longer;
      }
    }
    failed.add(attempt);
    return undefined;
  };
  return endOfMatch;
};

/** The words of a text, and where the words of each beginning are: most phrases are never tried at most places. */
export interface WordIndex {
  readonly words: readonly string[];
  readonly placesByKey: ReadonlyMap<string, readonly number[]>;
  /** 1 in the slot of each beginning that occurs. */
  readonly marks: Uint8Array;
}

export const indexWords = (words: readonly string[]): WordIndex => {
  const placesByKey = new Map<string, number[]>();
  const marks = new Uint8Array(slotCount);
  words.forEach((word, at) => {
    const key = keyOf(word);
    marks[slotOf(key)] = 1;
    const places = placesByKey.get(key);
    if (places) places.push(at);
    else placesByKey.set(key, [at]);
  });
  return { words, placesByKey, marks };
};

const isMarked = (marks: Uint8Array, slots: readonly number[]): boolean => {
  for (const slot of slots) if (marks[slot] === 1) return true;
  return false;
};

const canOccur = (marks: Uint8Array, phrase: Phrase): boolean => {
  for (const { slots } of phrase) if (!isMarked(marks, slots)) return false;
  return true;
};

const firstSpan = ({ words, placesByKey, marks }: WordIndex, phrase: Phrase): Span | undefined => {
  if (!canOccur(marks, phrase)) return undefined;
  const endOfMatch = matcherOf(words, phrase);
  for (const key of phrase[0]?.keys ?? []) {
    for (const from of placesByKey.get(key) ?? []) {
      const to = endOfMatch(from);
      if (to !== undefined) return { from, to };
    }
  }
  return undefined;
};

/** Those found before, and a place for each phrase that occurs; places never overlap, so that one sentence is not counted twice. */
export const findPhrases = (
  index: WordIndex,
  phrases: readonly Phrase[],
  before: readonly Span[] = [],
): Span[] => {
  const found = [...before];
  for (const phrase of phrases) {
    const span = firstSpan(index, phrase);
    if (span && !found.some((other) => span.from < other.to && other.from < span.to)) found.push(span);
  }
  return found;
};

export const hasPhrase = (index: WordIndex, phrases: readonly Phrase[]): boolean =>
  phrases.some((phrase) => firstSpan(index, phrase) !== undefined);

/** A table of phrases, one a line. */
export const toPhrases = (lines: string): Phrase[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => toPhrase(line));
