/** An index of the phrase tables by word, so that phrases are not tried one by one. */
import type { Matcher, Sequence } from './phrases.ts';
import { startsWithDigit } from './text.ts';

/** Uses of a word. Steps are numbered across all phrases of all tables. */
export interface Uses {
  /** Steps with this single word as an alternative. */
  readonly steps: number[];
  /** Steps with an alternative of several words that starts with this word. */
  readonly longer: { readonly sequence: Sequence; readonly step: number }[];
}

/** Prefix that is the index key of stems. All stems in the tables are at least as long. */
const keyOf = (word: string): string => word.slice(0, 2);
const noUses: readonly Uses[] = [];

/** Creates the index. Add all steps before looking up words. */
export const createWordUses = () => {
  const words = new Map<string, Uses>();
  const stems = new Map<string, Map<string, Uses>>();
  const numbers: Uses = createUses();
  const onlyNumbers: readonly Uses[] = [numbers];
  /** Cache of the uses of each word in the tables, including the stems that match it. */
  const known = new Map<string, readonly Uses[]>();

  const ofMatcher = (matcher: Matcher): Uses => {
    if (matcher.kind === 'number') return numbers;
    if (matcher.kind === 'word') return entryOf(words, matcher.text, createUses);
    return entryOf(
      entryOf(stems, keyOf(matcher.text), () => new Map<string, Uses>()),
      matcher.text,
      createUses,
    );
  };

  const asStem = (word: string): readonly Uses[] => {
    const alike = stems.get(keyOf(word));
    if (!alike) return noUses;
    let found: Uses[] | undefined;
    alike.forEach((uses, text) => {
      if (word.startsWith(text)) (found ??= []).push(uses);
    });
    return found ?? noUses;
  };
  const lookUp = (word: string): readonly Uses[] => {
    const before = known.get(word);
    if (before) return before;
    const asWord = words.get(word);
    if (!asWord) return asStem(word);
    const uses = [asWord, ...asStem(word)];
    known.set(word, uses);
    return uses;
  };

  return {
    add(step: number, alternatives: readonly Sequence[]): void {
      for (const sequence of alternatives) {
        const uses = ofMatcher(sequence[0]);
        if (sequence.length > 1) uses.longer.push({ sequence, step });
        else if (uses.steps.at(-1) !== step) uses.steps.push(step);
      }
    },
    usesOf(word: string): readonly Uses[] {
      const uses = lookUp(word);
      if (!startsWithDigit(word)) return uses;
      return uses.length === 0 ? onlyNumbers : [...uses, numbers];
    },
  };
};

const createUses = (): Uses => ({ steps: [], longer: [] });

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
