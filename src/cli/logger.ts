import { type Logger, destination, pino } from 'pino';
import type { LogLevel } from '../config.ts';

/**
 * JSON lines on standard error; standard output is for what a person or a script asked for. Of an error only what is
 * listed below is written: a database's other details may quote what was stored.
 */
export function createLogger(level: LogLevel): { logger: Logger; flush: () => void } {
  const stream = destination({ fd: 2, sync: false });
  const logger = pino(
    { level, base: null, serializers: { err: describeError }, timestamp: pino.stdTimeFunctions.isoTime },
    stream,
  );
  return {
    logger,
    flush: () => {
      stream.flushSync();
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
