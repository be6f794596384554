import { closeSync, constants, fstatSync, openSync, write as writeToFile } from 'node:fs';
import { Socket } from 'node:net';

export interface LogOutput {
  /** Queues one line; never blocks or throws. */
  readonly write: (line: string) => void;
  /** Number of lines dropped since the start. */
  readonly dropped: () => number;
  /**
   * Ends the output. Resolves when everything is written or has failed, or after the timeout; nothing is written
   * after that.
   */
  readonly end: (withinMs: number) => Promise<void>;
}

export interface LogOutputOptions {
  readonly descriptor: number;
  /** Limit of buffered characters; further lines are dropped. */
  readonly maxBuffered: number;
  /** Called when writing works again, with the number of lines dropped meanwhile. */
  readonly onResumed: (dropped: number) => void;
}

/** Retry delays while no process reads the log. */
const retryDelay = { firstMs: 5, maxMs: 200 };
const lineEnd = 10;
/** Minimum interval of writes, since even a short write costs a system call and wakes a thread. */
const batchMs = 40;

/**
 * Writes log lines without ever blocking requests. One write at a time is in progress; lines queued meanwhile go
 * into the next. Lines that fail for good, as on a full disk, are dropped and counted. While nothing reads the log,
 * lines are buffered up to a limit, and writing is retried with backoff.
 */
export function createLogOutput({ descriptor, maxBuffered, onResumed }: LogOutputOptions): LogOutput {
  const target = nonBlocking(descriptor);
  let lines: string[] = [];
  let buffered = 0;
  let inFlight: { readonly bytes: Buffer; readonly lines: number } | null = null;
  let retryTimer: NodeJS.Timeout | undefined;
  let batchTimer: NodeJS.Timeout | undefined;
  let lastAt = -Infinity;
  let isEnding = false;
  let pauseMs = retryDelay.firstMs;
  let dropped = 0;
  let unreported = 0;
  let isTruncated = false;
  let whenIdle: (() => void) | undefined;

  function drop(count: number): void {
    dropped += count;
    unreported += count;
  }

  function next(): void {
    if (inFlight || batchTimer) return;
    if (lines.length === 0) {
      whenIdle?.();
      return;
    }
    const now = performance.now();
    if (now - lastAt < batchMs && !isEnding) {
      batchTimer = setTimeout(batchDue, batchMs);
      return;
    }
    lastAt = now;
    // After a truncated line, whose rest is lost, the next line starts with a line break.
    const text = (isTruncated ? '\n' : '') + lines.join('');
    inFlight = { bytes: Buffer.from(text), lines: lines.length };
    lines = [];
    buffered = 0;
    writeOn(inFlight.bytes);
  }

  function batchDue(): void {
    batchTimer = undefined;
    next();
  }

  function writeOn(bytes: Buffer): void {
    writeToFile(target, bytes, 0, bytes.length, null, (error, written) => {
      if (error === null) continueWrite(bytes, written);
      else if (error.code === 'EAGAIN') retryLater(bytes);
      else fail();
    });
  }

  function continueWrite(bytes: Buffer, written: number): void {
    const rest = bytes.subarray(written);
    if (rest.length > 0) {
      if (written === 0) {
        retryLater(rest);
        return;
      }
      isTruncated = bytes[written - 1] !== lineEnd;
      pauseMs = retryDelay.firstMs;
      writeOn(rest);
      return;
    }
    isTruncated = false;
    pauseMs = retryDelay.firstMs;
    inFlight = null;
    reportDropped();
    next();
  }

  function reportDropped(): void {
    const count = unreported;
    unreported = 0;
    if (count > 0) onResumed(count);
  }

  function retryLater(bytes: Buffer): void {
    retryTimer = setTimeout(writeOn, pauseMs, bytes);
    // An unread log must not keep the process alive.
    retryTimer.unref();
    pauseMs = Math.min(pauseMs * 2, retryDelay.maxMs);
  }

  function fail(): void {
    drop(inFlight?.lines ?? 0);
    inFlight = null;
    next();
  }

  return {
    write(line) {
      if (buffered + (inFlight?.bytes.length ?? 0) + line.length > maxBuffered) {
        drop(1);
        return;
      }
      lines.push(line);
      buffered += line.length;
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
      clearTimeout(batchTimer);
      batchDue();
      await promise;
      clearTimeout(late);
      clearTimeout(retryTimer);
      lines = [];
      if (target !== descriptor) closeSync(target);
    },
  };
}

/**
 * A non-blocking descriptor of the same pipe or socket: a blocked write would occupy a thread of Node's pool, and
 * keep the process from exiting. Files are used as they are: they never block, and other programs that write to
 * them share our position.
 */
function nonBlocking(descriptor: number): number {
  try {
    if (fstatSync(descriptor).isFile()) return descriptor;
    // Opened anew, because the flag on the original would apply to all processes that share it.
    return openSync(
      `/proc/self/fd/${descriptor}`,
      constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY,
    );
  } catch {
    // A socket, such as the journal's, or another user's pipe cannot be opened anew, so the flag is set on it.
    return madeNonBlocking(descriptor);
  }
}

function madeNonBlocking(descriptor: number): number {
  try {
    new Socket({ fd: descriptor, readable: false, writable: true }).unref();
  } catch {
    // Anything but a pipe or a socket is used as it is.
  }
  return descriptor;
}
