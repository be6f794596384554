import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { RateLimiter } from '../app/callers/rate-policy.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { limitJobs } from '../workers/limited-jobs.ts';
import { createPool } from '../workers/pool.ts';
import { lowerHelperPriority } from '../workers/priority.ts';
import { builtFile } from './built-files.ts';
import type { Figures } from '../figures/load.ts';

/** Number of worker threads. Leaves one core to the main thread; more than a few workers would only use memory. */
const threads = Math.min(Math.max(availableParallelism() - 1, 1), 4);

/** Limits of the queue, a few seconds of work; further jobs are refused. */
const limits = { waiting: 96, waitingPerClient: 32 };
const mostMs = 10_000;
/**
 * Idle timeout of a worker: minutes, because a new worker has to load and compile everything again, but only a few,
 * because a worker uses as much memory as the rest of the service.
 */
const idleMs = 120_000;

export interface RenderingNeeds {
  readonly config: Pick<Config, 'renderLimit'>;
  readonly figures: Pick<Figures, 'book' | 'business'>;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** The worker pool that renders drawings, PDFs and pages of many doors. Workers are started on demand. */
export function composeRendering({ config, figures, limiter, metrics, logger }: RenderingNeeds) {
  lowerHelperPriority();
  const pool = createPool({
    script: builtFile('render-thread.js'),
    data: { book: figures.book, business: figures.business },
    threads,
    limits,
    mostMs,
    idleMs,
    observe: metrics.observeRender,
    lost: (error) => {
      logger.warn({ err: error }, 'a thread that renders was lost; another takes its place');
    },
  });
  metrics.showRendersWaiting(pool.waiting);
  return {
    jobs: limitJobs(pool, limiter, config.renderLimit),
    /** Jobs of the service itself, without a rate limit. */
    ownJobs: limitJobs(pool, limiter, null),
    close: () => pool.close(),
  };
}

export type Rendering = ReturnType<typeof composeRendering>;
