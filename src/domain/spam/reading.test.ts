import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doorTables } from './doors.ts';
import { manners } from './manner.ts';
import { businessTopics } from './offers-business.ts';
import { harmTopics } from './offers-harm.ts';
import { moneyTopics } from './offers-money.ts';
import { type Matcher, type Phrase, type Sequence, standsAt } from './phrases.ts';
import { createReader } from './reading.ts';
import { sentenceEnd } from './text.ts';

const tables = [
  ...[...businessTopics, ...moneyTopics, ...harmTopics].flatMap((topic) => [
    ...[topic.blatant, topic.offers, topic.hints],
  ]),
  ...Object.values(manners),
  ...doorTables,
];
const { read } = createReader(tables);

/** Reference implementation: tries every phrase at every word. */
const continues = (words: readonly string[], from: number, [step, ...rest]: Phrase): boolean => {
  if (!step) return true;
  for (let at = from; at <= from + step.gap && at < words.length && words[at] !== sentenceEnd; at += 1) {
    const goesOn = (sequence: Sequence) =>
      standsAt(words, at, sequence) && continues(words, at + sequence.length, rest);
    if (step.alternatives.some(goesOn)) return true;
  }
  return false;
};
const occursIn = (words: readonly string[]) => (phrase: Phrase) =>
  words.some((_, at) => continues(words, at, phrase));

const fillers = ['and', 'zebra', '12', '<money>', '<link>', sentenceEnd, 'your', 'doors', '门'];
const filler = fc.constantFrom(...fillers);
const wordFor = (matcher: Matcher): fc.Arbitrary<string> => {
  if (matcher.kind === 'number') return fc.constantFrom('7', '10k');
  if (matcher.kind === 'word') return fc.constant(matcher.text);
  return fc.constantFrom('', 's', 'ing').map((ending) => matcher.text + ending);
};

/** A random text that resembles a phrase, but may have a gap that is too long or a replaced word. */
const written = (phrase: Phrase): fc.Arbitrary<string[]> =>
  fc
    .tuple(
      ...phrase.map(({ gap, alternatives }) =>
        fc.tuple(
          fc.array(filler, { maxLength: gap + 1 }),
          fc.constantFrom(...alternatives).chain((sequence) => fc.tuple(...sequence.map(wordFor))),
        ),
      ),
    )
    .map((parts) => parts.flat(2));

const phrases = tables.flatMap((table) => table.phrases);
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...phrases).chain(written) },
  { weight: 1, arbitrary: fc.array(filler, { maxLength: 3 }) },
);
const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.flat());

it('finds the same phrases as the reference implementation', () => {
  let found = 0;
  fc.assert(
    fc.property(text, (words) => {
      const expected = tables.map((table) => table.phrases.filter(occursIn(words)));
      const { occurring } = read(words);
      expect(tables.map((table) => occurring.get(table) ?? [])).toEqual(expected);
      found += expected.flat().length;
    }),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(100);
});

it('finds each phrase of the tables', () => {
  for (const phrase of phrases) {
    const withoutGaps = written(phrase.map((step) => ({ ...step, gap: -1 })));
    for (const words of fc.sample(withoutGaps, { numRuns: 3, seed: 7 }))
      expect([...read(words).occurring.values()].flat(), words.join(' ')).toContain(phrase);
  }
});
