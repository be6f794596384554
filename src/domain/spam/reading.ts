/**
 * Finds the phrases of many tables in one pass over a text. Each word is looked up once, and advances only
 * the phrases that contain it.
 */
import { longestGap, type Phrase, standsAt, type Table } from './phrases.ts';
import { sentenceEnd } from './text.ts';
import { createWordUses, type Uses } from './word-uses.ts';

export interface Reading {
  readonly words: readonly string[];
  /** The matching phrases by table, in the table's order; tables without matches have no entry. */
  readonly occurring: ReadonlyMap<Table, readonly Phrase[]>;
}

/**
 * Added to the position at a sentence end. It exceeds the longest gap, so that no phrase matches across
 * sentences.
 */
const outOfReach = longestGap + 1;
/** The virtual step before the first step of every phrase. It is reached at every position. */
const anywhere = 0;
const always = 2 ** 30;
const none = -1;
const noUses: Uses = { steps: [], longer: [] };

/**
 * Matches texts against tables. Parsing all tables at once would block the thread too long, so a warm-up
 * parses them one by one. The first text parses the rest.
 */
export const createReader = (tables: readonly Table[]) => {
  const unread = tables.values();
  const phrases: { readonly table: Table; readonly phrase: Phrase }[] = [];
  const wordUses = createWordUses();
  const before = [anywhere];
  const gaps = [0];
  /** The phrase that each step completes, if any. */
  const completed = [none];

  // Last end position of each step. Earlier end positions are not needed: the last allows the farthest next
  // word.
  let ends = new Int32Array(0);
  // Steps that end at the current word, applied after it. The array is reused, because allocating one for
  // each word is slower.
  let endingHere = new Int32Array(0);

  /** Parses one table; false if all tables are parsed. */
  const readNextTable = (): boolean => {
    const next = unread.next();
    if (next.done) return false;
    for (const phrase of next.value.phrases) {
      phrases.push({ table: next.value, phrase });
      for (const [at, { gap, alternatives }] of phrase.entries()) {
        const step = before.length;
        before.push(at === 0 ? anywhere : step - 1);
        gaps.push(gap);
        completed.push(at === phrase.length - 1 ? phrases.length - 1 : none);
        wordUses.add(step, alternatives);
      }
    }
    ends = new Int32Array(before.length);
    endingHere = new Int32Array(before.length);
    return true;
  };

  const findIn = (words: readonly string[]): ReadonlySet<number> => {
    const found = new Set<number>();
    ends.fill(0);
    ends[anywhere] = always;
    // Steps of several words, by the position of their last word.
    const endingLater = new Map<number, number[]>();
    // Position of the current word. The start of a text counts like a sentence end.
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
      let endingCount = 0;
      const uses = wordUses.usesOf(word);
      /* eslint-disable @typescript-eslint/prefer-for-of -- for-of would allocate a third more memory */
      for (let use = 0; use < uses.length; use += 1) {
        const { steps, longer } = uses[use] ?? noUses;
        for (let nth = 0; nth < steps.length; nth += 1) {
          const step = steps[nth] ?? anywhere;
          if (!isReached(step)) continue;
          const phrase = completed[step] ?? none;
          if (phrase === none) endingHere[endingCount++] = step;
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
      /* eslint-enable @typescript-eslint/prefer-for-of */
      place += 1;
      for (let nth = 0; nth < endingCount; nth += 1) ends[endingHere[nth] ?? anywhere] = place;
    }
    return found;
  };

  const read = (words: readonly string[]): Reading => {
    while (readNextTable());
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

  return { readNextTable, read };
};
