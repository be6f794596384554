import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { createLogOutput } from './log-output.ts';

/** Limit of buffered characters; further lines are dropped. */
const maxBuffered = 8_388_608;
const flushTimeoutMs = 500;

export interface Log {
  readonly logger: Logger;
  /** Number of dropped lines. */
  readonly dropped: () => number;
  /** Writes buffered lines; gives up after a timeout. */
  readonly flush: () => Promise<void>;
}

/**
 * The logger: JSON lines on standard error, as standard output is for results of commands. Of errors only listed
 * fields are logged: others may quote stored data.
 */
export function createLogger(level: LogLevel): Log {
  // A log that cannot be written, because nothing reads it or the disk is full, must not stop the service.
  const output = createLogOutput({
    descriptor: 2,
    maxBuffered,
    onResumed: (dropped) => {
      logger.warn({ dropped }, 'the log can be written again; lines before this one were dropped');
    },
  });
  const logger = loggerTo(level, output);
  return { logger, dropped: output.dropped, flush: () => output.end(flushTimeoutMs) };
}

/** A logger with the same format on another output. */
export const loggerTo = (level: LogLevel, output: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: describeError }, timestamp: createIsoTime() }, output);

/** Pino's timestamp, with the text up to the second cached. */
function createIsoTime(): () => string {
  let second = NaN;
  let upToSecond = '';
  return () => {
    const now = Date.now();
    const milliseconds = now % 1000;
    if (now - milliseconds !== second) {
      second = now - milliseconds;
      upToSecond = `,"time":"${new Date(second).toISOString().slice(0, -'000Z'.length)}`;
    }
    return `${upToSecond}${String(milliseconds).padStart(3, '0')}Z"`;
  };
}

export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    errcode: 'errcode' in error ? error.errcode : undefined,
    message: error.message,
    stack: error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
