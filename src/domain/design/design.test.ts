import { describe, expect, it } from 'vitest';
import { readDesignText } from './design-text.ts';
import { isSound } from './design.ts';

const judge = (text: string) => {
  const design = readDesignText(text);
  return design && isSound(design);
};

describe('isSound', () => {
  it.each([
    'standard',
    'tSINGLE.HINGED-w900-h2100',
    'tBIFOLD-b3L-w2400',
    'psomething-nanything',
    'g2x4-kno-q50-cral7016',
  ])('is true for valid fields: %s', (text) => {
    expect(judge(text)).toBe(true);
  });

  it.each(['w900mmm', 'w0', 'h100000', 'l1.5', 'd0x384', 'tSLIDE', 'b5L', 'g2by4', 'kmaybe', 'q51'])(
    'is false for an invalid field: %s',
    (text) => {
      expect(judge(text)).toBe(false);
    },
  );
});
