import type { Asked } from './asking.ts';

const json = { 'content-type': 'application/json' };

export const post = (path: string, body: unknown, more: Readonly<Record<string, string>> = {}): Asked => ({
  ...{ method: 'POST', path, headers: { ...json, ...more } },
  body: JSON.stringify(body),
});

const types = ['SINGLE_HINGED', 'DOUBLE_HINGED', 'PIVOT', 'SLIDING'];

/** A door that differs from the doors of neighbouring numbers. */
export const doorOf = (number: number) => ({
  doorTypeKey: types[number % types.length],
  opWidth: String(900 + (number % 293)),
  opHeight: String(1950 + (number % 271)),
});

export const doorsOf = (number: number, count: number) =>
  Array.from({ length: count }, (_, i) => doorOf(number + 7 * i));
