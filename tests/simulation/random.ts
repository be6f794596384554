/**
 * Pseudo-random numbers from a seed and a name. Without state, removing one event does not change the numbers of
 * the others, so a shortened failure stays the same.
 */
export interface Dice {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly share: (name: string) => number;
  /** An integer from 0 to `count` - 1. */
  readonly below: (count: number, name: string) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]], name: string) => Item;
  readonly chance: (share: number, name: string) => boolean;
}

export function createDice(seed: number): Dice {
  const share = (name: string) => hash(name, seed) / 2 ** 32;
  const below = (count: number, name: string) => Math.floor(share(name) * count);
  return {
    share,
    below,
    pick: (items, name) => items[below(items.length, name)] ?? items[0],
    chance: (limit, name) => share(name) < limit,
  };
}

/** FNV-1a with the finaliser of MurmurHash3, so that similar names give unrelated numbers. */
function hash(text: string, seed: number): number {
  let mixed = finish(seed ^ 0x9e3779b9);
  for (let index = 0; index < text.length; index += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 16777619);
  return finish(mixed) >>> 0;
}

function finish(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
