import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  weightsFile,
  weightsFrom,
  weightsSource,
  wordsOf,
} from '../../../../tests/fixtures/spam/base-weights-source.ts';
import { lessons } from '../../../../tests/fixtures/spam/lessons.ts';
import { scoreContent } from '../score.ts';
import { beyondWording } from '../verdict.ts';
import { baseBounds, readLeaning } from './base.ts';

const folds = [0, 1, 2, 3, 4];
const isOfFold = (fold: number) => (_: unknown, at: number) => at % folds.length === fold;

test('the table of base weights matches the training texts', () => {
  expect(readFileSync(weightsFile, 'utf8')).toBe(weightsSource());
});

test('there are over 1,000 training texts of each kind', () => {
  const count = (unwanted: boolean) =>
    lessons.filter((lesson) => lesson.unwanted === unwanted).flatMap(({ texts }) => texts).length;
  expect(Math.min(count(true), count(false))).toBeGreaterThan(1000);
});

test('in cross-validation, no genuine text is refused because of its words', () => {
  const leanings = folds.flatMap((fold) => {
    const weights = weightsFrom(lessons.filter((_, at) => !isOfFold(fold)(_, at)));
    return lessons
      .filter(isOfFold(fold))
      .filter(({ unwanted }) => !unwanted)
      .flatMap(({ texts }) => texts)
      .filter((text) => isJudgedByWords(text))
      .map((text) => readLeaning(weights, wordsOf(text)));
  });
  expect(leanings.length).toBeGreaterThan(200);
  expect(Math.max(...leanings)).toBeLessThan(baseBounds.clearly);
});

const isJudgedByWords = (text: string): boolean => {
  const { reasons } = scoreContent({ name: '', email: '', texts: [text] });
  return !beyondWording.some((id) => reasons.includes(id)) && !/\.ie\b|google\.com|facebook\.com/.test(text);
};
