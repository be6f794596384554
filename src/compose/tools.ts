import type { Logger } from 'pino';
import type { Pictures } from '../app/shared/pictures.ts';
import type { RateLimiter } from '../app/callers/rate-policy.ts';
import type { UseCases } from '../app/use-cases.ts';
import { type ToolRunner, createToolRunner } from '../mcp/tool-runner.ts';

/** What assistants do, over whichever transport. */
export function composeTools(
  useCases: UseCases,
  pictures: Pictures,
  limiter: RateLimiter,
  logger: Logger,
): ToolRunner {
  return createToolRunner({
    useCases,
    pictures,
    limiter,
    report: (error, reqId) => {
      logger.error({ err: error, reqId }, 'unexpected error');
    },
  });
}
