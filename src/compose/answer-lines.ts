import { type DestinationStream, type Logger, symbols } from 'pino';
import { createIsoTime } from './logger.ts';

/** What the log says of an answer. */
interface Line {
  readonly requestId: string;
  readonly method: string;
  readonly operation: string;
  readonly status: number;
  readonly ms: number;
  readonly tools?: readonly string[] | undefined;
}

/**
 * Writes the line of an answer as the logger would. There is one for every request, and its fields are always the same: put
 * together here it takes a quarter of the time.
 */
export function createAnswerLines(logger: Logger): (line: Line) => void {
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
