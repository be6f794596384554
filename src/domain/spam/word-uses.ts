/** An index of the phrase tables by word, instead of trying phrase by phrase. */
import type { Matcher, Sequence } from './phrases.ts';
import { startsWithDigit } from './text.ts';

/** Steps are numbered through all phrases of all tables. */
export interface Uses {
  /** Steps matched by the word alone. */
  readonly steps: number[];
  /** Multi-word steps that start with it. */
  readonly longer: { readonly sequence: Sequence; readonly step: number }[];
}

/** Index prefix of stems; no stem in the tables is shorter. */
const keyOf = (word: string): string => word.slice(0, 2);
const noUses: readonly Uses[] = [];

/** The index; steps are added first, then words looked up. */
export const createWordUses = () => {
  const words = new Map<string, Uses>();
  const stems = new Map<string, Map<string, Uses>>();
  const numbers: Uses = createUses();
  const onlyNumbers: readonly Uses[] = [numbers];
  /** Cache of look-ups of table words, with their stems. */
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
