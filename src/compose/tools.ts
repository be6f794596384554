import type { Logger } from 'pino';
import type { Pictures } from '../app/shared/pictures.ts';
import type { RateLimiter } from '../app/callers/rate-policy.ts';
import type { UseCases } from '../app/use-cases.ts';
import { type ToolDesk, createToolDesk } from '../mcp/tool-desk.ts';

/** What assistants do, over whichever transport. */
export function composeTools(
  useCases: UseCases,
  pictures: Pictures,
  limiter: RateLimiter,
  logger: Logger,
): ToolDesk {
  return createToolDesk({
    useCases,
    pictures,
    limiter,
    report: (error, reqId) => {
      logger.error({ err: error, reqId }, 'unexpected error');
    },
  });
}
