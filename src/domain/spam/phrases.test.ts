import { describe, expect, test } from 'vitest';
import { toPhrases } from './phrases.ts';
import { createReader } from './reading.ts';
import { spansOf } from './spans.ts';
import { toPlainText, toWords } from './text.ts';

const has = (text: string, phrase: string): boolean =>
  createReader([toPhrases(phrase)]).read(toWords(toPlainText(text).text)).occurring.size > 0;

describe('phrases', () => {
  test.each([
    ['a word', 'the casino', 'casino', true],
    ['only the whole word', 'casinos', 'casino', false],
    ['any ending', 'backlinks', 'backlink*', true],
    ['alternatives', 'boost your site', '(rank|boost) your (site|page)', true],
    ['alternatives of several words', 'win free spins', 'win (free spins|cash)', true],
    ['a short gap', 'rank all of your pages', 'rank ~ pages', true],
    ['no more than the gap', 'rank one two three four pages', 'rank ~ pages', false],
    ['a long gap', 'rank one two three four pages', 'rank ~~ pages', true],
    ['a gap within one sentence', 'I rank. Your pages', 'rank ~ pages', false],
    ['a number', 'all 500 links', '# links', true],
    ['a sum', 'earn $500 daily', 'earn <money> daily', true],
    ['the table’s own spelling', 'Création de sites', 'création ~ sites', true],
    ['Chinese', '请点击这里', '点击', true],
  ])('match %s', (_, text, phrase, expected) => {
    expect(has(text, phrase)).toBe(expected);
  });

  test('count once if they overlap', () => {
    const { phrases } = toPhrases('guest post\npost link\nlink exchange');
    expect(spansOf(['guest', 'post', 'link', 'exchange'], phrases)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 },
    ]);
  });
});
