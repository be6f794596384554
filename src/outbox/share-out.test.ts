import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

const room = { inTotal: 10, perDestination: 4, whereFailing: 1 };
const at = (destination: string, underWay = 0, failing = false) => ({ destination, underWay, failing });
const shares = (due: Parameters<typeof shareOut>[0], underWay = 0) =>
  Object.fromEntries(shareOut(due, room, underWay).map(({ destination, count }) => [destination, count]));

it('gives each destination as much as it has room for', () => {
  expect(shares([at('a'), at('b', 3), at('c', 4)])).toEqual({ a: 4, b: 1 });
});

it('gives a failing one less', () => {
  expect(shares([at('a', 0, true), at('b'), at('c', 1, true)])).toEqual({ a: 1, b: 4 });
});

it('goes in turns where there is not enough for all', () => {
  expect(shares([at('a'), at('b'), at('c')])).toEqual({ a: 4, b: 3, c: 3 });
  expect(shares([at('a', 2), at('b', 1), at('c')], 8)).toEqual({ c: 1, b: 1 });
});

it('gives nothing where all places are taken', () => {
  expect(shares([at('a')], 10)).toEqual({});
  expect(shares([at('a')], 11)).toEqual({});
});
