import { describe, expect, it } from 'vitest';
import { standardReference } from './reference.ts';

describe('a reference', () => {
  it.each([
    'AC34-DE67',
    'ac34-de67',
    'AC34DE67',
    'ac34 de67',
    ' Ac34 - dE67 ',
    'AC34\u2013DE67',
    'a c 3 4 d e 6 7',
  ])('is parsed from %j', (typed) => {
    expect(standardReference(typed)).toBe('AC34-DE67');
  });

  it.each(['', 'AC34', 'AC34-DE678', 'AC34/DE67', 'con_01KA2B3C4D5E6F7G8H9JKMNPQR', 'seán óóó'])(
    'is not parsed from %j',
    (typed) => {
      expect(standardReference(typed)).toBeNull();
    },
  );
});
