/**
 * Worst cases for text processing, as a repeated piece: near matches, and texts that grow when folded or sorted.
 * `end` breaks the match at the last position.
 */
interface Shape {
  readonly piece: string;
  readonly end?: string;
}

export const shapes: Readonly<Record<string, Shape>> = {
  letters: { piece: 'a', end: '!' },
  digits: { piece: '1', end: 'x' },
  spaces: { piece: ' ', end: 'x' },
  'letters and spaces': { piece: 'a ', end: '\u0001' },
  'parts of an address': { piece: 'a.', end: '@' },
  'half addresses': { piece: 'a@b.c,', end: '@' },
  'a phone number without end': { piece: '1-', end: 'x' },
  brackets: { piece: '(', end: ')' },
  'a web address in the next': { piece: 'https://a.b/', end: ' ' },
  'almost a date': { piece: '2026-03-3', end: '1' },
  'almost a size': { piece: '1 1/2', end: 'ft' },
  'almost a design': { piece: 'w1-', end: '_' },
  'escapes without end': { piece: '_1', end: '_' },
  marks: { piece: '\u0301\u0323', end: 'e' },
  'letters that fold into more': { piece: 'ﬃİ', end: 'x' },
  'wide digits': { piece: '９', end: 'm' },
  'pairs of signs': { piece: '🚪', end: '\u200d' },
  tags: { piece: '<a ', end: '>' },
  'broken lines': { piece: '\r\n ', end: 'x' },
  'an offer after the other': { piece: 'buy cheap seo backlinks $100 now ', end: 'http://' },
};

/** Repeats the shape up to this many bytes. */
export function worstText(shape: Shape, bytes: number): string {
  const { piece, end = '' } = shape;
  const room = bytes - Buffer.byteLength(end);
  return piece.repeat(Math.max(0, Math.floor(room / Buffer.byteLength(piece)))) + end;
}

/** The shapes with the highest measured cost, for tests that have no time for all of them. */
export const slowestShapes = ['letters', 'spaces', 'half addresses', 'marks', 'an offer after the other'];
