import { describe, expect, it } from 'vitest';
import type { LogLevel } from '../config.ts';
import { createAnswerLines } from './answer-lines.ts';
import { loggerTo } from './logger.ts';

function logTo(level: LogLevel) {
  const lines: string[] = [];
  const logger = loggerTo(level, { write: (line) => void lines.push(line) });
  return { lines, logger, note: createAnswerLines(logger) };
}

const answer = { requestId: 'a-1', method: 'POST', operation: '/a "b"', status: 200, ms: 0.4 };
const withoutTime = (line = '') => line.replace(/"time":"[\d:.TZ-]{24}"/, '');

describe('the line of an answer', () => {
  it.each([[undefined], [['estimate', 'a "tool"']]])(
    'is the one the logger would write, with tools %j',
    (tools) => {
      const { lines, logger, note } = logTo('info');
      const { requestId: reqId, ...said } = answer;
      note({ ...answer, tools });
      logger.info({ reqId, ...said, ...(tools && { tools }) }, 'answered');
      const [own, written] = lines;
      expect(withoutTime(own)).toBe(withoutTime(written));
      expect(withoutTime(own)).not.toBe(own);
    },
  );

  it('is not written where only warnings are', () => {
    const { lines, note } = logTo('warn');
    note(answer);
    expect(lines).toEqual([]);
  });
});
