import { describe, expect, it } from 'vitest';
import { readToolInput, readToolResult } from './tool-result.ts';

const site = 'https://doors.example.ie';
const wide = 'tDOUBLE.HINGED-w1800-h2100';
const narrow = 'tSINGLE.HINGED-w900-h2100';
const widthsOf = (result: Record<string, unknown>) =>
  readToolResult(site, result).designs.map(({ door }) => door.opWidth);
const option = (id: string, design: string) => ({ id, door: { design } });

describe('the doors of a result', () => {
  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['an estimate, all of them', { doors: [{ design: wide }, { design: narrow }] }, ['1800', '900']],
    [
      'a recommendation, the recommended one',
      { recommendedOptionId: 'b', selectedOptionId: 'a', options: [option('a', wide), option('b', narrow)] },
      ['900'],
    ],
    [
      'a recommendation of nothing, the selected one',
      { recommendedOptionId: null, selectedOptionId: 'b', options: [option('a', wide), option('b', narrow)] },
      ['900'],
    ],
    ['a search, the first one', { options: [option('a', wide), option('b', narrow)] }, ['1800']],
    ['a search without options, none', { options: [] }, []],
    ['an answer without doors, none', { products: [] }, []],
    ['malformed answers, none', { doors: [null, {}, { design: 4 }, { design: '?' }], options: 'x' }, []],
  ])('are those of %s', (_, structuredContent, widths) => {
    expect(widthsOf({ structuredContent })).toEqual(widths);
  });

  it('are in the metadata for a stored estimate, whose reply has none', () => {
    expect(widthsOf({ structuredContent: { quoteUrl: '' }, _meta: { 'lintel/designs': [narrow] } })).toEqual([
      '900',
    ]);
  });

  it('are at most twenty', () => {
    expect(widthsOf({ structuredContent: { doors: Array(30).fill({ design: wide }) } })).toHaveLength(20);
  });

  it('are none in a failed call', () => {
    expect(readToolResult(site, { isError: true, content: [] })).toEqual({ designs: [], quoteUrl: null });
  });

  it('are in the arguments too if those have designs', () => {
    expect(readToolInput({ arguments: { doors: [{ design: narrow }] } }).length).toBe(1);
    expect(readToolInput({ arguments: { doors: [{ preset: 'single-left-panel' }] } })).toEqual([]);
    expect(readToolInput({})).toEqual([]);
  });
});

it.each([
  [`${site}/q/abc`, `${site}/q/abc`],
  ['https://doors.example.ie.evil.example/q/abc', null],
  ['javascript:alert(1)', null],
  [4, null],
])('a review link is read only if it leads to our pages: %s', (quoteUrl, read) => {
  expect(readToolResult(site, { structuredContent: { quoteUrl } }).quoteUrl).toBe(read);
});
