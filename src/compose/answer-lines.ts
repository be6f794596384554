import { type DestinationStream, type Logger, symbols } from 'pino';
import type { NoteAnswer } from '../http/host/request-log.ts';
import { createIsoTime } from './logger.ts';

/**
 * Writes the line of an answer as the logger would. There is one for every request, and its fields are always the same: put
 * together here it takes a quarter of the time.
 */
export function createAnswerLines(logger: Logger): NoteAnswer {
  if (!logger.isLevelEnabled('info')) return () => undefined;
  const output = (logger as unknown as Record<symbol, DestinationStream>)[symbols.streamSym];
  const level = logger.levels.values['info'];
  const time = createIsoTime();
  return ({ requestId, method, operation, status, ms, tools }) => {
    const called = tools ? `,"tools":${JSON.stringify(tools)}` : '';
    // Names of methods and of requests have no signs that would have to be written otherwise.
    output?.write(
      `{"level":${level}${time()},"reqId":"${requestId}","method":"${method}","operation":${JSON.stringify(operation)},"status":${status},"ms":${ms}${called},"msg":"answered"}\n`,
    );
  };
}
