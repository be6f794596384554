/**
 * Phrases of words instead of regular expressions: gaps have a maximum length, so matching always takes linear
 * time, and tables of phrases are readable.
 *
 *   (rank|boost) ~ your web*     `|` alternatives of one or more words, `*` any ending, `~` up to three words between,
 *                                `~~` up to seven, `#` a number, `<money>` a sum, `<link>` a link
 */
import { fold, startsWithDigit, toWords } from './text.ts';

export type Matcher = { readonly kind: 'word' | 'stem'; readonly text: string } | { readonly kind: 'number' };
/** Consecutive words; never empty. */
export type Sequence = readonly [Matcher, ...Matcher[]];
export interface Step {
  /** Maximum number of skipped words before this step. */
  readonly gap: number;
  /** Alternatives, single words first. */
  readonly alternatives: readonly Sequence[];
  /** Keys of the possible first words, in source order; see `keyOf`. */
  readonly keys: readonly string[];
}
export type Phrase = readonly Step[];
/** Phrases with the same meaning, in source order, one per line of the source; parsed lazily. */
export interface Table {
  readonly phrases: readonly Phrase[];
}

const gaps: Readonly<Record<string, number>> = { '~': 3, '~~': 7 };
export const longestGap = Math.max(...Object.values(gaps));
const partShape = /\([^()]*\)|[^\s()]+/g;

/** Cache of parsed words, because many phrases share words. */
const known = new Map<string, readonly Sequence[]>();

const toSequence = (source: string): readonly Sequence[] => {
  const before = known.get(source);
  if (before) return before;
  const sequence = readSequence(source);
  known.set(source, sequence);
  return sequence;
};

/** Tokenises like `toWords`, so that Chinese splits into characters. */
const readSequence = (source: string): Sequence[] => {
  const [first, ...more] = source
    .trim()
    .split(' ')
    .flatMap((piece): Matcher[] => {
      if (piece === '#') return [{ kind: 'number' }];
      if (piece.endsWith('*')) return [{ kind: 'stem', text: piece.slice(0, -1) }];
      return toWords(piece).map((text) => ({ kind: 'word', text }));
    });
  return first ? [[first, ...more]] : [];
};

const numberKey = '#';
/** Key of a word in the index of phrases. */
export const keyOf = (word: string): string => (startsWithDigit(word) ? numberKey : word.slice(0, 2));
const firstKeyOf = ([first]: Sequence): string => (first.kind === 'number' ? numberKey : keyOf(first.text));

const isPlainWord = ([first, ...more]: Sequence): boolean => first.kind === 'word' && more.length === 0;

const toStep = (part: string, gap: number): Step => {
  const written = part.replace(/[()]/g, '').split('|').flatMap(toSequence);
  const others = written.filter((sequence) => !isPlainWord(sequence));
  return {
    gap,
    alternatives: [...written.filter(isPlainWord), ...others],
    keys: [...new Set(written.map(firstKeyOf))],
  };
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

const readLines = (lines: string): Phrase[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => toPhrase(line));

/** Creates a table from its source, which has one phrase per line. */
export const toPhrases = (lines: string): Table => {
  let phrases: readonly Phrase[] | undefined;
  return {
    get phrases() {
      return (phrases ??= readLines(lines));
    },
  };
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

export const standsAt = (words: readonly string[], at: number, sequence: Sequence): boolean => {
  for (let offset = 0; offset < sequence.length; offset += 1) {
    const [matcher, word] = [sequence[offset], words[at + offset]];
    if (matcher === undefined || word === undefined || !matches(matcher, word)) return false;
  }
  return true;
};
