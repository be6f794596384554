import { eastAsianWidth } from 'get-east-asian-width';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cell, harmless, harmlessJson } from './text.ts';

/** Control, bidirectional and invisible characters. */
const dangerous = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

describe('text on a terminal', () => {
  it.each([
    ['Seán Ó Briain', 'Seán Ó Briain'],
    ['Sea\u0301n', 'Seán'],
    ['two\r\nlines\tand\u2028more', 'two lines and more'],
    ['\u001b[31mred\u001b[0m', '\ufffd[31mred\ufffd[0m'],
    ['\u009b2J', '\ufffd2J'],
    ['\u001b]0;title\u0007', '\ufffd]0;title\ufffd'],
    ['bell\u0007\u0008\u007f', 'bell\ufffd\ufffd\ufffd'],
    ['a\u202egnirts\u202c\u2066\u200f', 'agnirts'],
    ['zero\u200b\u200d\ufeff\u00adwidth', 'zerowidth'],
    ['\u3164\u115ffiller\u{e0041}', 'filler'],
    ['  \u0301 lead ', 'lead'],
    [`tower${'\u0301'.repeat(500)}`, 'towe\u0155\u0301\u0301'],
    ['門 🚪', '門 🚪'],
    [
      'private \ue000, of nobody \u0378 and half \ud83d a letter',
      'private \ufffd, of nobody \ufffd and half \ufffd a letter',
    ],
    ['one\u00a0\u3000 two', 'one two'],
  ])('is sanitised: %j becomes %j', (text, shown) => {
    expect(harmless(text)).toBe(shown);
  });

  it.each(['שלום', 'سلام', 'ܫܠܡܐ', 'ދިވެހި', 'ߒߞߏ', 'a שלום'])(
    'isolates right-to-left text in its cell: %s',
    (words) => {
      expect(cell(words, 20)).toMatch(new RegExp(`^\u2068${words}\u2069 +$`));
    },
  );

  it.each([
    ['short', 8, 'short   '],
    ['exactly8', 8, 'exactly8'],
    ['nine char', 8, 'nine ch…'],
    ['門門門', 6, '門門門'],
    ['門門門門', 6, '門門… '],
    ['', 3, '   '],
    ['a\u20ddb', 4, 'a\u20ddb  '],
    ['x\u0301\u0302y', 3, 'x\u0301\u0302y '],
  ])('is padded or cut to its width: %j in %i columns is %j', (text, width, shown) => {
    expect(cell(text, width)).toBe(shown);
  });

  it('fits its cell exactly, on one line, without dangerous characters', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom('\u001b', '[', '\n', '\u202e', '\u200b', '\u0301', 'a', '門'),
        maxLength: 60,
      }),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (sent, width) => {
        const shown = cell(sent, width).replace(/^\u2068(.*)\u2069/u, '$1');
        expect(shown).not.toMatch(dangerous);
        const columns = Array.from(shown.replace(/[\p{Mn}\p{Me}]/gu, ''), (each) =>
          eastAsianWidth(each.codePointAt(0) ?? 0),
        );
        expect(columns.reduce((sum, each) => sum + each, 0)).toBe(width);
      }),
    );
  });
});

describe('JSON on a terminal', () => {
  it('parses to the same value, and has no dangerous characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = harmlessJson({ text });
        expect(JSON.parse(shown)).toEqual({ text });
        expect(shown.replaceAll('\n', '')).not.toMatch(dangerous);
      }),
    );
    expect(harmlessJson({ a: '\u001b\u009b\u202e\u{e0041}é' })).toBe(
      '{\n  "a": "\\u001b\\u009b\\u202e\\udb40\\udc41é"\n}',
    );
  });
});
