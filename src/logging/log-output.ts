import { closeSync, constants, fstatSync, openSync, write as writeToFile } from 'node:fs';
import { Socket } from 'node:net';

export interface LogOutput {
  /** Takes one line; never waits, never throws. */
  readonly write: (line: string) => void;
  /** How many lines could not be written since the start. */
  readonly dropped: () => number;
  /** Resolves when everything is written, cannot be, or the time is over; nothing is written after that. */
  readonly end: (withinMs: number) => Promise<void>;
}

export interface LogOutputOptions {
  readonly descriptor: number;
  /** How many characters may wait for a reader; beyond that, new lines are dropped. */
  readonly mostWaiting: number;
  /** Writing works again, after so many lines were dropped. */
  readonly onResumed: (dropped: number) => void;
}

/** How long until a reader who was behind is tried again, at first and at most. */
const patience = { firstMs: 5, mostMs: 200 };
const lineEnd = 10;
/** Between two writes: each is a call of the system and a thread that is woken, however little is written. */
const gatherMs = 40;

/**
 * Where log lines go. Serving never waits for them: one write is under way at a time, beside the main thread, and what
 * comes meanwhile is written together next. Lines that fail for good, on a full disk, are dropped and counted; those that
 * nobody reads wait in memory up to a bound, and are tried again with growing pauses.
 */
export function createLogOutput({ descriptor, mostWaiting, onResumed }: LogOutputOptions): LogOutput {
  const target = withoutWaiting(descriptor);
  let lines: string[] = [];
  let waiting = 0;
  let underway: { readonly bytes: Buffer; readonly lines: number } | null = null;
  let again: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let lastAt = -Infinity;
  let isEnding = false;
  let pauseMs = patience.firstMs;
  let dropped = 0;
  let untold = 0;
  let brokeInLine = false;
  let whenIdle: (() => void) | undefined;

  function drop(count: number): void {
    dropped += count;
    untold += count;
  }

  function next(): void {
    if (underway || gathering) return;
    if (lines.length === 0) {
      whenIdle?.();
      return;
    }
    const now = performance.now();
    if (now - lastAt < gatherMs && !isEnding) {
      gathering = setTimeout(gathered, gatherMs);
      return;
    }
    lastAt = now;
    // Of a line that was cut off the rest is gone: the next one must not go on in it.
    const text = (brokeInLine ? '\n' : '') + lines.join('');
    underway = { bytes: Buffer.from(text), lines: lines.length };
    lines = [];
    waiting = 0;
    writeOn(underway.bytes);
  }

  function gathered(): void {
    gathering = undefined;
    next();
  }

  function writeOn(bytes: Buffer): void {
    writeToFile(target, bytes, 0, bytes.length, null, (error, written) => {
      if (error === null) goOn(bytes, written);
      else if (error.code === 'EAGAIN') tryLater(bytes);
      else fail();
    });
  }

  function goOn(bytes: Buffer, written: number): void {
    const rest = bytes.subarray(written);
    if (rest.length > 0) {
      if (written === 0) {
        tryLater(rest);
        return;
      }
      brokeInLine = bytes[written - 1] !== lineEnd;
      pauseMs = patience.firstMs;
      writeOn(rest);
      return;
    }
    brokeInLine = false;
    pauseMs = patience.firstMs;
    underway = null;
    tellOfDropped();
    next();
  }

  function tellOfDropped(): void {
    const count = untold;
    untold = 0;
    if (count > 0) onResumed(count);
  }

  function tryLater(bytes: Buffer): void {
    again = setTimeout(writeOn, pauseMs, bytes);
    // A log that nobody reads does not keep the program from ending.
    again.unref();
    pauseMs = Math.min(pauseMs * 2, patience.mostMs);
  }

  function fail(): void {
    drop(underway?.lines ?? 0);
    underway = null;
    next();
  }

  return {
    write(line) {
      if (waiting + (underway?.bytes.length ?? 0) + line.length > mostWaiting) {
        drop(1);
        return;
      }
      lines.push(line);
      waiting += line.length;
      next();
    },
    dropped: () => dropped,
    async end(withinMs) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const late = setTimeout(resolve, withinMs);
      whenIdle = () => {
        resolve(undefined);
      };
      isEnding = true;
      clearTimeout(gathering);
      gathered();
      await promise;
      clearTimeout(late);
      clearTimeout(again);
      lines = [];
      if (target !== descriptor) closeSync(target);
    },
  };
}

/**
 * A descriptor for the same place on which a write fails rather than waits for a reader: one that waits would keep a
 * thread of Node's from all others, and the program from ending. A file is left as it is, because whoever else writes to
 * it shares our position in it, and it has no readers to wait for.
 */
function withoutWaiting(descriptor: number): number {
  try {
    if (fstatSync(descriptor).isFile()) return descriptor;
    // Opened anew, or not to wait would become the manner of everybody who shares the descriptor.
    return openSync(
      `/proc/self/fd/${descriptor}`,
      constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY,
    );
  } catch {
    // A socket, such as the journal's, cannot be opened anew, nor can a pipe of another user's.
    return changedNotToWait(descriptor);
  }
}

function changedNotToWait(descriptor: number): number {
  try {
    new Socket({ fd: descriptor, readable: false, writable: true }).unref();
  } catch {
    // Neither a pipe nor a socket: written to as it is.
  }
  return descriptor;
}
