import { describe, expect, it } from 'vitest';
import { alsoSentLines, alsoSentText, contentOfAlsoSent } from './also-sent.ts';

const textOf = (fields: Readonly<Record<string, unknown>>): string | null =>
  alsoSentText(Object.entries(fields).map(([pointer, value]) => ({ pointer, value })));

/** Parses the stored text, which has at most 2,000 characters. */
const keptOf = (fields: Readonly<Record<string, unknown>>) => {
  const text = textOf(fields) ?? '';
  expect(text.length).toBeLessThanOrEqual(2000);
  return JSON.parse(text) as Record<string, unknown>;
};

const nested = (levels: number): unknown =>
  JSON.parse(`${'['.repeat(levels)}"x"${']'.repeat(levels)}`) as unknown;

describe('the stored text of unknown fields', () => {
  it('is JSON with the fields as sent, in their order', () => {
    expect(textOf({})).toBeNull();
    const fields = { '/notes': ' two  words ', '/doors/0/colour': { ral: [9005, null] }, '/b': false };
    expect(textOf(fields)).toBe('{"/notes":" two  words ","/doors/0/colour":{"ral":[9005,null]},"/b":false}');
  });

  it('has no character that a store cannot keep', () => {
    const text = textOf({ '/a\0': 'b\0c', '/\ud83d': ['\ude00'] }) ?? '';
    expect(text).toBe(String.raw`{"/a\u0000":"b\u0000c","/\ud83d":["\ude00"]}`);
    expect(text.isWellFormed()).toBe(true);
  });

  it('treats a key named __proto__ like any other', () => {
    const value: unknown = JSON.parse('{"__proto__":{"admin":true}}');
    expect(textOf({ '/__proto__': value })).toBe('{"/__proto__":{"__proto__":{"admin":true}}}');
    expect(alsoSentLines('{"/__proto__":{"__proto__":{"admin":true}}}')).toBe(
      '__proto__: {"__proto__":{"admin":true}}',
    );
    expect('admin' in {}).toBe(false);
  });

  it('has at most 2,000 characters', () => {
    // Name, colon, quotes and braces are 9 characters.
    expect(textOf({ '/n': 'x'.repeat(1991) })).toBe(`{"/n":"${'x'.repeat(1991)}"}`);
    expect(keptOf({ '/n': 'x'.repeat(1992) })['/n']).toMatch(/^x{1900,}… \(cut\)$/);
    expect(keptOf({ '/n': 'x'.repeat(100_000) })['/n']).toMatch(/^x{1900,}… \(cut\)$/);
  });

  it('contains short fields in full even if a long field is cut', () => {
    const kept = keptOf({ '/notes': 'n'.repeat(5000), '/colour': 'red', '/how': ['many', 3] });
    expect(kept).toMatchObject({ '/colour': 'red', '/how': ['many', 3] });
    expect(Object.keys(kept)).toEqual(['/notes', '/colour', '/how']);
    expect(kept['/notes']).toMatch(/^n{1800,}… \(cut\)$/);
  });

  it('cuts a list as text', () => {
    const kept = keptOf({ '/list': Array.from({ length: 1000 }, (_, i) => `item ${i}`) });
    expect(kept['/list']).toMatch(/^\["item 0","item 1",.*… \(cut\)$/);
  });

  it('omits whole fields if there are too many, and mentions the omission', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`/f${i}`, 'x'.repeat(90)]));
    const { '(others)': others, ...kept } = keptOf(many);
    expect(others).toBe('too long to keep');
    expect(Object.keys(kept).length).toBeGreaterThan(15);
    for (const value of Object.values(kept)) expect(value).toBe('x'.repeat(90));
  });

  it('is cut between characters, even if JSON escapes them', () => {
    for (const text of ['\0', '\n', '🚪', '\ud83d', '"']) {
      const cut = String(keptOf({ '/n': text.repeat(4000) })['/n']);
      expect(cut.replace('… (cut)', '').replaceAll(text, '')).toBe('');
    }
  });

  it('omits a field whose name alone is too long', () => {
    expect(keptOf({ [`/${'\0'.repeat(400)}`]: 1, '/a': 1 })).toEqual({
      '/a': 1,
      '(others)': 'too long to keep',
    });
  });

  it('has a cut mark instead of a value that is nested too deeply', () => {
    expect(keptOf({ '/deep': nested(50_000), '/a': 1 })).toEqual({ '/deep': '… (cut)', '/a': 1 });
    expect(keptOf({ '/deep': nested(100) })['/deep']).toEqual(nested(100));
  });
});

it.each([
  ['{"/doors/0/colour":"red","/n":1}', ['/doors/0/colour', '/n'], false],
  ['{"/n":"to… (cut)"}', ['/n'], true],
  ['{"/n":1,"(others)":"too long to keep"}', ['/n', '(others)'], true],
  ['{"/n":1', [], false],
])('contentOfAlsoSent returns the pointers in %s, and whether something was cut', (text, pointers, isCut) => {
  expect(contentOfAlsoSent(text)).toEqual({ pointers, isCut });
});

it('alsoSentLines writes a line for each field, and indents further lines of its value', () => {
  const text = JSON.stringify({ '/doors/0/colour': 'red', '/notes': 'a\r\nb\nc', '/x': ['\ud83d'] });
  expect(alsoSentLines(text)).toBe('doors/0/colour: red\nnotes: a\n  b\n  c\nx: ["\\ud83d"]');
  expect(alsoSentLines(JSON.stringify({ '/a': 'b\ud83d' }))).toBe('a: b\ufffd');
});
