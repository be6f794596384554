import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { createLogOutput } from './log-output.ts';

/** How many characters may wait to be written to the log; beyond that, new lines are dropped. */
const mostWaiting = 8_388_608;
const lastLinesWithinMs = 500;

export interface Log {
  readonly logger: Logger;
  /** How many lines could not be written. */
  readonly dropped: () => number;
  /** Writes the last lines, as far as that can be done in time. */
  readonly flush: () => Promise<void>;
}

/**
 * JSON lines on standard error; standard output is for what a person or a script asked for. Of an error only what is
 * listed below is written: a database's other details may quote what was stored.
 */
export function createLogger(level: LogLevel): Log {
  // A log that cannot be written, because nobody reads it or the disk is full, is no reason to stop serving.
  const output = createLogOutput({
    descriptor: 2,
    mostWaiting,
    onResumed: (dropped) => {
      logger.warn({ dropped }, 'the log can be written again; lines before this one were dropped');
    },
  });
  const logger = loggerTo(level, output);
  return { logger, dropped: output.dropped, flush: () => output.end(lastLinesWithinMs) };
}

/** Formats the log's lines for an output. */
export const loggerTo = (level: LogLevel, output: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: describeError }, timestamp: createIsoTime() }, output);

/** The time of a line, as pino writes it; lines of the same second share all but its milliseconds. */
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
