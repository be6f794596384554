import { availableParallelism } from 'node:os';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

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
  '--heap-growing-percent=150',
  // V8 compiles the loop that writes the attributes of a page, finds that it guessed wrong, and compiles it again in the
  // same way, hundreds of times a second. Without its short cut for such loops the guess is right.
  '--no-enable-enumerated-keyed-access-bytecode',
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
export function makeRoom(): void {
  setFlagsFromString(`--semi-space-growth-factor=${Math.max(1, Math.ceil(roomForNewObjects / newSpace()))}`);
  const inUse: object[] = [];
  for (let tries = 0; tries < mostTries && newSpace() < roomForNewObjects; tries += 1)
    for (let i = 0; i < 5000; i += 1) inUse.push({ i });
}

const mostTries = 100;

const newSpace = () =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? Infinity;

export function setV8Flags(cores = availableParallelism()): void {
  makeRoom();
  for (const flag of [...flags, ...(cores <= 2 ? onFewCores : [])]) setFlagsFromString(flag);
}
