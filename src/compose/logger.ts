import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, destination, pino } from 'pino';
import type { LogLevel } from '../config.ts';

/** How many characters may wait to be written to the log; beyond that, new lines are dropped. */
const mostWaiting = 8_388_608;
const lastLinesWithinMs = 500;

/**
 * JSON lines on standard error; standard output is for what a person or a script asked for. Of an error only what is
 * listed below is written: a database's other details may quote what was stored.
 */
export function createLogger(level: LogLevel): { logger: Logger; flush: () => Promise<void> } {
  const stream = destination({ fd: 2, sync: false, maxLength: mostWaiting });
  // A log that cannot be written, because nobody reads it or the disk is full, is no reason to stop serving.
  stream.on('error', () => undefined);
  const logger = pino(
    { level, base: null, serializers: { err: describeError }, timestamp: pino.stdTimeFunctions.isoTime },
    stream,
  );
  return {
    logger,
    flush: async () => {
      const written = new Promise<void>((resolve) => {
        stream.once('close', resolve);
      });
      stream.end();
      await Promise.race([written, sleep(lastLinesWithinMs)]);
      // Otherwise the process would never end while there are lines that cannot be written.
      stream.destroy();
    },
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
