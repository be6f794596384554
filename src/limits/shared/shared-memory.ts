/** What the limiters of several threads share. */
export interface SharedCounts {
  readonly buffer: SharedArrayBuffer;
  /** How many buckets it has places for, and how many stretches of calls. */
  readonly capacity: number;
  readonly stretches: number;
}

/** So many calls are remembered in one piece. */
export const callsOfStretch = 16;
/** Longer names are kept as a digest. */
export const longestName = 64;

/** Eight million calls; what is not used takes no memory. */
const defaultStretches = 500_000;

/** Of each bucket. */
export const bucketFields = 11;
export const field = {
  /** The next one whose name has the same hash. */
  next: 0,
  hash: 1,
  queue: 2,
  before: 3,
  after: 4,
  limit: 5,
  count: 6,
  firstStretch: 7,
  /** How many calls of the first stretch no longer count. */
  skipped: 8,
  lastStretch: 9,
  nameLength: 10,
} as const;

/** Numbers of all: the lock's two, and where the lists of what is used and of what is free begin. */
export const slot = {
  lock: 0,
  size: 2,
  bucketsUsed: 3,
  freeBucket: 4,
  stretchesUsed: 5,
  freeStretch: 6,
  openFirst: 7,
  openLast: 8,
  fullFirst: 9,
  fullLast: 10,
} as const;
const slots = 16;

/** There is no such bucket or stretch; they are numbered from 1. */
export const none = 0;

const nextPowerOfTwo = (count: number): number => 2 ** Math.ceil(Math.log2(count));

/** How the memory is divided; times come first, since they have to stand at multiples of eight bytes. */
function sizesOf({ capacity, stretches }: Pick<SharedCounts, 'capacity' | 'stretches'>) {
  return {
    times: (stretches + 1) * callsOfStretch,
    moments: (capacity + 1) * 2,
    slots,
    buckets: (capacity + 1) * bucketFields,
    chains: nextPowerOfTwo(capacity * 2),
    links: stretches + 1,
    names: (capacity + 1) * longestName,
  };
}

export function createSharedCounts(capacity: number, stretches = defaultStretches): SharedCounts {
  const sizes = sizesOf({ capacity, stretches });
  const bytes =
    (sizes.times + sizes.moments) * 8 +
    (sizes.slots + sizes.buckets + sizes.chains + sizes.links) * 4 +
    sizes.names;
  return { buffer: new SharedArrayBuffer(bytes), capacity, stretches };
}

/** The parts of the memory, by what is in them. */
export function partsOf({ buffer, capacity, stretches }: SharedCounts) {
  const sizes = sizesOf({ capacity, stretches });
  let at = 0;
  const next = (count: number, bytesEach: number): [SharedArrayBuffer, number, number] => {
    const from = at;
    at += count * bytesEach;
    return [buffer, from, count];
  };
  return {
    /** When the calls of each stretch were accepted. */
    times: new Float64Array(...next(sizes.times, 8)),
    /** Of each bucket its window's length and until when it is full. */
    moments: new Float64Array(...next(sizes.moments, 8)),
    slots: new Int32Array(...next(sizes.slots, 4)),
    buckets: new Int32Array(...next(sizes.buckets, 4)),
    /** The first bucket of each hash. */
    chains: new Int32Array(...next(sizes.chains, 4)),
    /** The stretch behind each. */
    links: new Int32Array(...next(sizes.links, 4)),
    names: new Uint8Array(...next(sizes.names, 1)),
  };
}

export type SharedParts = ReturnType<typeof partsOf>;

/** A number that is surely there. */
export const numberAt = (numbers: Int32Array, index: number): number => numbers[index] ?? none;
