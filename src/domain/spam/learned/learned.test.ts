import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentVerdict } from '../verdict.ts';
import { type Decided, fewestDecisions, modelOf, scoreMark, teach } from './decisions.ts';
import { evaluate, type Judged } from './evaluate.ts';
import { featuresOf } from './features.ts';
import { judge } from './judge.ts';
import { heaviest } from './log-odds.ts';

const words = fc.array(fc.constantFrom('door', 'steel', 'seo', 'rank', 'price', '.', '900'), {
  maxLength: 30,
});
const decided: fc.Arbitrary<Decided> = fc.record({
  decision: fc.constantFrom('released', 'rejected'),
  rulesScore: fc.integer({ min: 0, max: 20 }),
  words,
});
const history = fc.array(decided, { minLength: 15, maxLength: 60 });

describe('features', () => {
  test('are the distinct words and word pairs of each sentence, and one feature for all numbers', () => {
    const features = featuresOf(['need', 'a', 'door', '900', '.', 'need', 'a', 'quote']);
    expect([...features]).toEqual([
      ...['need', 'a', 'need a', 'door', 'a door', '#', 'door #', 'quote', 'a quote'],
    ]);
  });

  test('include the score of the rules as one of four ranges', () => {
    expect([0, 1, 3, 4, 7, 8, 30].map(scoreMark)).toEqual([
      '<score:0>',
      ...['<score:1-3>', '<score:1-3>', '<score:4-7>', '<score:4-7>', '<score:8+>', '<score:8+>'],
    ]);
  });
});

describe('the model', () => {
  test('does not depend on the order of decisions', () => {
    fc.assert(
      fc.property(history, (given) => {
        const sorted = (model: ReturnType<typeof modelOf>) => model && [...model.weights].sort();
        const reversed = [...given].reverse();
        expect(sorted(modelOf(teach(reversed)))).toEqual(sorted(modelOf(teach(given))));
      }),
    );
  });

  test('limits every weight', () => {
    fc.assert(
      fc.property(history, (given) => {
        const weights = [...(modelOf(teach(given))?.weights.values() ?? [])];
        expect(weights.every((weight) => Math.abs(weight) <= heaviest)).toBe(true);
      }),
    );
  });

  test('is null with too few decisions, or with decisions of one kind only', () => {
    const of = (decision: Decided['decision'], count: number): Decided[] =>
      Array.from({ length: count }, () => ({ decision, rulesScore: 4, words: ['seo'] }));
    expect(modelOf(teach(of('rejected', 100)))).toBeNull();
    expect(modelOf(teach([...of('rejected', fewestDecisions - 2), ...of('released', 1)]))).toBeNull();
    expect(modelOf(teach([...of('rejected', fewestDecisions - 1), ...of('released', 1)]))).not.toBeNull();
  });
});

describe('a judgement', () => {
  const verdicts = fc.constantFrom<ContentVerdict>('accept', 'hold', 'refuse');

  test('never refuses a text that the rules accept, and never accepts a text that the rules refuse', () => {
    fc.assert(
      fc.property(
        history,
        verdicts,
        fc.integer({ min: 0, max: 20 }),
        words,
        (given, verdict, score, text) => {
          const moved = judge(modelOf(teach(given)), { score, verdict }, text).verdict;
          expect([verdict, moved]).not.toEqual(['accept', 'refuse']);
          expect([verdict, moved]).not.toEqual(['refuse', 'accept']);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('without a model is the verdict of the rules, without reasons', () => {
    expect(judge(null, { score: 5, verdict: 'hold' }, ['seo'])).toMatchObject({
      verdict: 'hold',
      against: [],
    });
  });
});

test('a judgement names the strongest words for and against the text', () => {
  const rejected: Decided = {
    decision: 'rejected',
    rulesScore: 5,
    words: ['cheap', 'roof', 'cleaning', 'offer'],
  };
  const released: Decided = { decision: 'released', rulesScore: 0, words: ['door', 'for', 'our', 'hall'] };
  const model = modelOf(teach([...Array<Decided>(15).fill(rejected), ...Array<Decided>(15).fill(released)]));
  const { against, inFavour } = judge(model, { score: 5, verdict: 'hold' }, [
    'roof',
    'cleaning',
    'our',
    'door',
  ]);
  expect(against.map(({ feature }) => feature)).toEqual(['<score:4-7>', 'cleaning', 'roof', 'roof cleaning']);
  expect(inFavour.map(({ feature }) => feature)).toEqual(['our', 'door']);
});

describe('evaluation', () => {
  const judged = (decision: Decided['decision'], text: string): Judged => ({
    decision,
    verdict: 'accept',
    rulesScore: 0,
    words: text.split(' '),
  });
  const alike = (count: number): Judged[] =>
    Array.from({ length: count }, () => [
      judged('rejected', 'roof and gutter cleaning in your area'),
      judged('released', 'door for our hall please'),
    ]).flat();

  test('is a deterministic cross-validation', () => {
    const tables = evaluate(alike(20));
    expect(tables?.rules.rejected).toEqual({ accept: 20, hold: 0, refuse: 0 });
    expect(tables?.learned.rejected).toEqual({ accept: 0, hold: 20, refuse: 0 });
    expect(tables?.learned.released).toEqual({ accept: 20, hold: 0, refuse: 0 });
    expect(evaluate(alike(20))).toEqual(tables);
  });

  test('is null with too few decisions', () => {
    expect(evaluate(alike(9))).toBeNull();
  });
});
