/** What each word is in the tables of phrases, looked up by the word instead of tried phrase by phrase. */
import type { Matcher, Sequence } from './phrases.ts';
import { startsWithDigit } from './text.ts';

/** Steps have numbers, through all phrases of all tables. */
export interface Uses {
  /** The steps that the word is all of. */
  readonly steps: number[];
  /** Those that it begins. */
  readonly longer: { readonly sequence: Sequence; readonly step: number }[];
}

/** Stems are looked up by so many letters; none in the tables is shorter. */
const keyOf = (word: string): string => word.slice(0, 2);
const noUses: readonly Uses[] = [];

/** Looks up all that a word may be, from each step with its alternatives. */
export const createWordUses = (steps: readonly (readonly Sequence[])[]) => {
  const words = new Map<string, Uses>();
  const stems = new Map<string, Map<string, Uses>>();
  const numbers: Uses = { steps: [], longer: [] };

  const ofMatcher = (matcher: Matcher): Uses => {
    if (matcher.kind === 'number') return numbers;
    if (matcher.kind === 'word') return entryOf(words, matcher.text, createUses);
    return entryOf(
      entryOf(stems, keyOf(matcher.text), () => new Map<string, Uses>()),
      matcher.text,
      createUses,
    );
  };
  for (const [step, alternatives] of steps.entries()) {
    for (const sequence of alternatives) {
      const uses = ofMatcher(sequence[0]);
      if (sequence.length > 1) uses.longer.push({ sequence, step });
      else if (uses.steps.at(-1) !== step) uses.steps.push(step);
    }
  }

  const asStem = (word: string): readonly Uses[] => {
    const alike = stems.get(keyOf(word));
    if (!alike) return noUses;
    return [...alike].filter(([text]) => word.startsWith(text)).map(([, uses]) => uses);
  };
  const known = new Map([...words].map(([word, uses]) => [word, [uses, ...asStem(word)]]));
  return (word: string): readonly Uses[] => {
    const uses = known.get(word) ?? asStem(word);
    return startsWithDigit(word) ? [...uses, numbers] : uses;
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
