import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * How V8 runs a service, where everybody waits for it. To be set as soon as it listens: before any page is made, since they
 * change how functions are compiled, and not earlier, since under other flags than it was built with Node compiles its own
 * modules anew, in every thread.
 */
const flags = [
  // The space for new objects would grow to 128 MB, and a collection there would take 25 ms instead of one or two.
  '--semi-space-growth-factor=1',
  // Of threads that are started from now on: with the half megabyte they start from, and which does not grow any more, a
  // thread that draws spent two fifths of its time on collections.
  '--min-semi-space-size=8',
  // Full collections, only when the heap has grown by so much: they would come every second while large pages are sent.
  '--heap-growing-percent=75',
  // V8 compiles the loop that writes the attributes of a page, finds that it guessed wrong, and compiles it again in the
  // same way, hundreds of times a second. Without its short cut for such loops the guess is right.
  '--no-enable-enumerated-keyed-access-bytecode',
  // V8 takes answers for something that stays, and puts them where only a full collection finds them.
  '--no-allocation-site-pretenuring',
] as const;

/** With two cores, one is the main thread's and one that of the thread that draws: helpers would only take them away. */
const onFewCores = ['--single-threaded-gc'] as const;

const megabyte = 1024 * 1024;
/** Both halves of it. Collections there take a millisecond or two, and few objects are still in use when one comes. */
const roomForNewObjects = 16 * megabyte;

/**
 * Gives this thread that room: from the megabyte it starts with, which does not grow once the flags are set, it spent a fifth
 * of its time on collections. V8 makes more room where much of it is still in use when it is full, so many times as much.
 */
const makeRoom = (): void => {
  grow(1);
};

/**
 * The same for a start, before any other thread is there: with the megabyte it begins with, V8 would collect a dozen times,
 * and conclude from what it finds that all of the heap has to be looked through while everybody waits. Its flags are then as
 * they were, or it would not take what was compiled before.
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
/** What V8 starts with; of that it shows only one half until its first collection. */
const roomAtFirst = 2 * megabyte;

/** Often enough that whoever comes first after a quiet time does not wait for collections a hundred times a second. */
const lookEveryMs = 250;
/** Of less than that V8 would take the room away again at once, and to make it takes as long as several answers. */
const busyAbove = 0.5;

/** Room for new objects, for good. V8 takes it away while there is little to do, and by itself would give none back. */
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

/** What is got ready after the start is ready by then. */
const giveBackAfterMs = 1500;

/**
 * Gives back what only the start needed, once. How far the heap may grow is worked out with each full collection, so without
 * one it would be three times as large before the first comes by itself.
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
