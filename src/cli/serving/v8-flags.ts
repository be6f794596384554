import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * V8 flags for a latency-sensitive service. Set as soon as it listens: before any page is rendered, since
 * they change compilation, and not earlier, since under flags other than those of its snapshot Node
 * recompiles its own modules in every thread.
 */
const flags = [
  // The young generation would grow to 128 MB, with scavenges of 25 ms instead of one or two.
  '--semi-space-growth-factor=1',
  // Young generation of threads started later: with the default half megabyte, which no longer grows, a
  // drawing thread spent two fifths of its time in scavenges.
  '--min-semi-space-size=8',
  // Fewer full collections: they would run every second while large pages are sent.
  '--heap-growing-percent=75',
  // V8 optimises the loop that writes a page's attributes, deoptimises, and repeats that hundreds of times
  // a second. Without this bytecode its type feedback is right.
  '--no-enable-enumerated-keyed-access-bytecode',
  // V8 would pretenure answers, where only a full collection frees them.
  '--no-allocation-site-pretenuring',
] as const;

/** With two cores, GC helper threads would compete with the main and the drawing thread. */
const onFewCores = ['--single-threaded-gc'] as const;

const megabyte = 1024 * 1024;
/** Both semi-spaces. Scavenges take a millisecond or two, as few objects survive. */
const roomForNewObjects = 16 * megabyte;

/**
 * Enlarges this thread's young generation: with the initial megabyte, which does not grow under these
 * flags, a fifth of its time went into scavenges. V8 grows it by this factor when many objects survive.
 */
const makeRoom = (): void => {
  grow(1);
};

/**
 * The same for the start, before other threads exist: with the initial megabyte V8 would scavenge a dozen
 * times and then schedule a full collection. The flags are restored afterwards, or V8 would reject the code
 * cache.
 */
export const makeRoomForStart = (): void => {
  grow(usualGrowth);
};

const usualGrowth = 2;

function grow(growthAfterwards: number): void {
  const growth = Math.ceil(roomForNewObjects / Math.max(newSpace(), roomAtFirst));
  setFlagsFromString(`--semi-space-growth-factor=${growth}`);
  const inUse: object[] = [];
  for (let tries = 0; tries < mostTries && newSpace() < roomForNewObjects; tries += 1)
    for (let i = 0; i < 5000; i += 1) inUse.push({ i });
  setFlagsFromString(`--semi-space-growth-factor=${growthAfterwards}`);
}

const mostTries = 100;
/** V8's initial size; it reports only one half until the first collection. */
const roomAtFirst = 2 * megabyte;

/** Often enough that the first requests after an idle period do not suffer a hundred scavenges a second. */
const lookEveryMs = 250;
/** At lower load V8 would shrink it again at once, and growing costs as much as several answers. */
const busyAbove = 0.5;

/**
 * Keeps a serving thread's young generation large. V8 shrinks it when idle, and under these flags would not
 * grow it again.
 */
export function keepRoom(): void {
  makeRoom();
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > busyAbove && newSpace() < roomForNewObjects) makeRoom();
  }, lookEveryMs).unref();
}

/** By then the warm-up after the start is done. */
const giveBackAfterMs = 1500;

/**
 * One full collection after the start: V8 derives the heap limit from the last full collection, so without
 * one the heap would grow to three times the size before the first.
 */
function giveBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

const newSpace = () =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? Infinity;

export function setV8Flags(cores = availableParallelism()): void {
  for (const flag of [...flags, ...(cores <= 2 ? onFewCores : [])]) setFlagsFromString(flag);
  setTimeout(giveBack, giveBackAfterMs).unref();
  keepRoom();
}
