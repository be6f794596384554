import { describe, expect, test } from 'vitest';
import { moneyMark, sentenceEnd, toPlainText, toWords } from './text.ts';

const words = (raw: string): string[] => toWords(toPlainText(raw).text);

describe('normalising a text', () => {
  test.each([
    ['full-width letters', 'ｖｉａｇｒａ', 'viagra'],
    ['mathematical letters', '𝐯𝐢𝐚𝐠𝐫𝐚', 'viagra'],
    ['zero-width spaces', 'v\u200Bi\u200Ba\u200Bg\u200Br\u200Ba', 'viagra'],
    ['bidirectional controls', 'via\u202Egra\u202C', 'viagra'],
    ['soft hyphens', 'via\u00ADgra', 'viagra'],
    ['Cyrillic look-alikes', 'саsіno', 'casino'],
    ['Greek look-alikes', 'cαsinο', 'casino'],
    ['Latin look-alikes in a Cyrillic word', 'кaзинo', 'казино'],
    ['spaced-out letters', 'v i a g r a', 'viagra'],
    ['dotted letters', 'v.i.a.g.r.a', 'viagra'],
    ['digits for letters', 'v1agra', 'viagra'],
    ['signs for letters', 'c@sino', 'casino'],
    ['accents and case', 'CRÉDIT', 'credit'],
    ['letters without a decomposition', 'Łódź', 'lodz'],
    ['starred letters', 'v*i*a*g*r*a', 'viagra'],
    ['a sign of money for a letter', 'ca$ino', 'casino'],
    ['an apostrophe', 'don’t', 'dont'],
    ['a digit at the end', 'mp3', 'mp3'],
    ['a sum with the currency first', 'euro 5', moneyMark],
  ])('handles %s', (_, raw, plain) => {
    expect(words(raw)).toEqual([plain]);
  });

  test.each([
    ['three spaced letters', 'a b c', ['a', 'b', 'c']],
    ['a word and a currency', 'ok euro', ['ok', 'euro']],
    ['a sum and a word', '5 euro more', [moneyMark, 'more']],
    ['two numbers with separators', '2,5 1.000', ['25', '1000']],
  ])('keeps %s as separate words', (_, raw, plain) => {
    expect(words(raw)).toEqual(plain);
  });

  test.each([
    ['a word with as many Cyrillic as Latin letters is read as Latin', 'аa', 'aa'],
    ['a word with more Cyrillic than Latin letters is read as Cyrillic', 'аaа', 'ааа'],
  ])('%s', (_, raw, plain) => {
    expect(words(raw)).toEqual([plain]);
  });

  test('a wider space ends a spaced-out word', () => {
    expect(words('f r e e  m o n e y')).toEqual(['free', 'money']);
  });

  test('a word of one script is not converted to another', () => {
    expect(words('дверь door')).toEqual(['дверь', 'door']);
  });

  test('does not change sizes and ratings', () => {
    expect(words('RC3 FD30 900x2100')).toEqual(['rc3', 'fd30', '900x2100']);
  });

  test('splits Chinese into characters', () => {
    expect(words('钢门qq')).toEqual(['钢', '门', 'qq']);
  });

  test('replaces a sum with one mark, wherever its currency is', () => {
    expect(words('$5,000 or 300 euros')).toEqual([moneyMark, 'or', moneyMark]);
  });

  test('marks the ends of sentences, but not abbreviations and decimals', () => {
    expect(words('One. Two 2.5m a.b')).toEqual(['one', sentenceEnd, 'two', '25m', 'a', 'b']);
  });
});

describe('disguised words', () => {
  test.each(['саsіno', 'v\u200Bi\u200Bagra', 'аbcd'])('are found in %j', (raw) => {
    expect(toPlainText(raw).disguisedWords).toBeGreaterThan(0);
  });

  test.each([
    'Ø900',
    '5 µm',
    'дверь RC3',
    '👩\u200D🔧',
    'via\u00ADgra',
    'دفتر\u200Cمان',
    'f\u200Bree',
    'аbc',
  ])('are not found in %j', (raw) => {
    expect(toPlainText(raw).disguisedWords).toBe(0);
  });
});
