/**
 * Which phrases of many tables occur in a text, found by one pass over its words: each is looked up once and moves on
 * those phrases that have a use for it, so that all the others cost nothing.
 */
import { longestGap, type Phrase, standsAt, type Table } from './phrases.ts';
import { sentenceEnd } from './text.ts';
import { createWordUses } from './word-uses.ts';

export interface Reading {
  readonly words: readonly string[];
  /** The phrases of each table that occur, in its order; no entry where none does. */
  readonly occurring: ReadonlyMap<Table, readonly Phrase[]>;
}

/** So far apart that nothing before reaches what comes after. */
const outOfReach = longestGap + 1;
/** Stands before the first step of every phrase, and has always just ended. */
const anywhere = 0;
const always = 2 ** 30;
const none = -1;

export const createReader = (tables: readonly Table[]): ((words: readonly string[]) => Reading) => {
  const phrases = tables.flatMap((table) => table.map((phrase) => ({ table, phrase })));
  const steps = phrases.flatMap(({ phrase }, number) =>
    phrase.map(({ gap, alternatives }, at) => ({
      ...{ gap, alternatives, isFirst: at === 0 },
      completes: at === phrase.length - 1 ? number : none,
    })),
  );
  const usesOf = createWordUses([[], ...steps.map(({ alternatives }) => alternatives)]);
  const before = Int32Array.from([anywhere, ...steps.map(({ isFirst }, at) => (isFirst ? anywhere : at))]);
  const gaps = Uint8Array.from([0, ...steps.map(({ gap }) => gap)]);
  /** The phrase that is complete with each step. */
  const completed = Int32Array.from([none, ...steps.map(({ completes }) => completes)]);

  // Where each step was last found to end. Of places only the last counts: it reaches furthest.
  const ends = new Int32Array(before.length);

  const findIn = (words: readonly string[]): ReadonlySet<number> => {
    const found = new Set<number>();
    ends.fill(0);
    ends[anywhere] = always;
    // Those that end with the word itself are noted after it, those of several words when their end is reached.
    const endingHere: number[] = [];
    const endingLater = new Map<number, number[]>();
    // Places are counted so that the end of a sentence is out of reach of what stands before it.
    let place = outOfReach;
    const isReached = (step: number): boolean =>
      (ends[before[step] ?? anywhere] ?? 0) + (gaps[step] ?? 0) >= place;

    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      if (word === sentenceEnd) {
        place += outOfReach;
        continue;
      }
      if (endingLater.size > 0) for (const step of endingLater.get(place) ?? []) ends[step] = place;
      for (const { steps: whole, longer } of usesOf(word)) {
        for (const step of whole) {
          if (!isReached(step)) continue;
          const phrase = completed[step] ?? none;
          if (phrase === none) endingHere.push(step);
          else found.add(phrase);
        }
        for (const { sequence, step } of longer) {
          if (!isReached(step) || !standsAt(words, at, sequence)) continue;
          const phrase = completed[step] ?? none;
          const end = place + sequence.length;
          if (phrase === none) endingLater.set(end, [...(endingLater.get(end) ?? []), step]);
          else found.add(phrase);
        }
      }
      place += 1;
      for (const step of endingHere) ends[step] = place;
      endingHere.length = 0;
    }
    return found;
  };

  return (words) => {
    const occurring = new Map<Table, Phrase[]>();
    for (const number of [...findIn(words)].sort((one, other) => one - other)) {
      const found = phrases[number];
      if (!found) continue;
      const { table, phrase } = found;
      const others = occurring.get(table);
      if (others) others.push(phrase);
      else occurring.set(table, [phrase]);
    }
    return { words, occurring };
  };
};
