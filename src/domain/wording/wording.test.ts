import { describe, expect, it } from 'vitest';
import { cents } from '../units.ts';
import { inEuro, listed, withArticle } from './format.ts';
import { issueText } from './issues.ts';
import { panelsName } from './names.ts';

describe('wording', () => {
  it('writes euro in groups of three', () => {
    expect([0, 99_900, 100_000, -123_456_700].map((amount) => inEuro(cents(amount)))).toEqual([
      '€0',
      '€999',
      '€1,000',
      '€1,234,567',
    ]);
  });

  it('joins lists, articles and names in idiomatic English', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(withArticle('active and passive double hinged door')).toMatch(/^an active/);
    expect(panelsName({ left: 1, right: 1 })).toBe('one side panel on each side');
    expect(panelsName({ left: 2, right: 0 })).toBe('two side panels on the left');
    expect(panelsName({ left: 1, right: 2 })).toBe('one side panel on the left and two on the right');
    expect(panelsName({ left: 0, right: 0 })).toBe('no side panels');
  });

  it('never shows a negative size', () => {
    const passive = {
      code: 'PASSIVE_LEAF_TOO_NARROW',
      field: 'doorLeafWidth',
      actual: -100,
      min: 300,
      max: 700,
    } as const;
    const transom = {
      code: 'TRANSOM_TOO_SHORT',
      field: 'doorHeightMm',
      actual: -200,
      min: 200,
      max: 800,
    } as const;
    const wide = {
      code: 'DOOR_WIDER_THAN_OPENING',
      field: 'doorLeafWidth',
      actual: 900,
      min: null,
      max: -100,
    } as const;
    for (const issue of [passive, transom, wide]) expect(issueText(issue)).not.toContain('-');
  });
});
