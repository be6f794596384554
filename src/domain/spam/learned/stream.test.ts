import { describe, expect, test } from 'vitest';
import { everydayGenuine } from '../../../../tests/fixtures/spam/everyday-genuine.ts';
import { everydaySpam } from '../../../../tests/fixtures/spam/everyday-spam.ts';
import { lessons } from '../../../../tests/fixtures/spam/lessons.ts';
import { unseenGenuine } from '../../../../tests/fixtures/spam/unseen-genuine.ts';
import { unseenSpam } from '../../../../tests/fixtures/spam/unseen-spam.ts';
import { scoreContent, wordsOfMessage } from '../score.ts';
import type { ContentVerdict } from '../verdict.ts';
import { type Decided, modelOf, teach } from './decisions.ts';
import { judge } from './judge.ts';

describe('after 300 decisions, nine in ten new offers are refused or held, and no genuine text refused', () => {
  const greetings = ['', 'Hi,', 'Hello there.', 'Good morning.'];
  const closings = ['', 'Thanks', 'Kind regards', 'Best, Sam'];
  const asSent = (text: string, variant: number) =>
    `${greetings[variant] ?? ''} ${text} ${closings[variant] ?? ''}`.trim();
  const inVariants = (texts: readonly string[]) =>
    texts.flatMap((text) => [0, 1, 2].map((variant) => asSent(text, variant)));
  const ofThird = (texts: readonly string[], third: number, within: boolean) =>
    texts.filter((_, at) => (at % 3 === third) === within);
  const read = (text: string) => {
    const content = { name: 'Sam', email: 'sam@example.ie', texts: [text] };
    return { rules: scoreContent(content), words: wordsOfMessage(content) };
  };
  const decide = (decision: Decided['decision'], texts: readonly string[]): Decided[] =>
    texts.map((text) => {
      const { rules, words: told } = read(text);
      return { decision, rulesScore: rules.score, words: told };
    });

  const expectJudged = (
    decisions: readonly Decided[],
    spam: readonly string[],
    genuine: readonly string[],
  ): void => {
    expect(Math.abs(decisions.length - 300)).toBeLessThanOrEqual(10);
    const model = modelOf(teach(decisions));
    const count = (texts: readonly string[], verdict: ContentVerdict) =>
      texts.map(read).filter(({ rules, words: told }) => judge(model, rules, told).verdict === verdict)
        .length;
    expect(count(spam, 'accept')).toBeLessThanOrEqual(spam.length * 0.1);
    expect(count(genuine, 'refuse')).toBe(0);
    expect(count(genuine, 'hold')).toBeLessThanOrEqual(genuine.length * 0.15);
  };

  test.each([0, 1, 2])('if trained on similar texts, without third %i of the corpus', (third) => {
    const unseen = (texts: readonly string[]) => ofThird(texts, third, true).map((text) => asSent(text, 3));
    expectJudged(
      [
        ...decide('rejected', inVariants(ofThird(everydaySpam, third, false))),
        ...decide('released', inVariants(ofThird(everydayGenuine, third, false))),
      ],
      unseen(everydaySpam),
      unseen(everydayGenuine),
    );
  });

  test.each([0, 1, 2])('if trained on texts of other authors and trades: selection %i', (choice) => {
    const some = (unwanted: boolean) => {
      const texts = lessons
        .filter((lesson) => lesson.unwanted === unwanted)
        .flatMap((lesson) => lesson.texts);
      return Array.from(
        { length: 150 },
        (_, at) => texts[(choice + Math.floor((at * texts.length) / 150)) % texts.length] ?? '',
      );
    };
    const decisions = [...decide('rejected', some(true)), ...decide('released', some(false))];
    expectJudged(decisions, everydaySpam, everydayGenuine);
    expectJudged(decisions, unseenSpam, unseenGenuine);
  });
});
