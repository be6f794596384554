import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

const room = { inTotal: 10, perDestination: 4, whereFailing: 1 };
const at = (destination: string, inFlight = 0, failing = false) => ({ destination, inFlight, failing });
const shares = (due: Parameters<typeof shareOut>[0], inFlight = 0) =>
  Object.fromEntries(shareOut(due, room, inFlight).map(({ destination, count }) => [destination, count]));

it('shareOut gives each destination its free slots', () => {
  expect(shares([at('a'), at('b', 3), at('c', 4)])).toEqual({ a: 4, b: 1 });
});

it('shareOut gives a failing destination fewer slots', () => {
  expect(shares([at('a', 0, true), at('b'), at('c', 1, true)])).toEqual({ a: 1, b: 4 });
});

it('shareOut deals slots in turn if the total limit is too low for all destinations', () => {
  expect(shares([at('a'), at('b'), at('c')])).toEqual({ a: 4, b: 3, c: 3 });
  expect(shares([at('a', 2), at('b', 1), at('c')], 8)).toEqual({ c: 1, b: 1 });
});

it('shareOut gives no slots once the total limit is reached', () => {
  expect(shares([at('a')], 10)).toEqual({});
  expect(shares([at('a')], 11)).toEqual({});
});
