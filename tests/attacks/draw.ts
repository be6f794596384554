/** Pseudo-random numbers, reproducible from a seed and the number of the request. */
export interface Draw {
  /** An integer from 0 to `count` - 1. */
  readonly below: (count: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly times: <Item>(count: number, make: (index: number) => Item) => Item[];
}

/** Mulberry32: short, and good enough for tests. */
export function createDraw(seed: number, number: number): Draw {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35);
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(share() * count);
  return {
    below,
    chance: (limit) => share() < limit,
    pick: <Item>(items: readonly Item[]) => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[below(items.length)] as Item;
    },
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
}
