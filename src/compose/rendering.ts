import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { RateLimiter } from '../app/callers/rate-policy.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { limitJobs } from '../workers/limited-jobs.ts';
import { createPool } from '../workers/pool.ts';
import { letHelpersStepBack } from '../workers/priority.ts';
import { builtFile } from './built-files.ts';
import type { Figures } from '../figures/load.ts';

/** One core is left to the main thread; more than a few threads would only take memory. */
const threads = Math.min(Math.max(availableParallelism() - 1, 1), 4);

/** A few seconds of work: whoever would wait longer is told to come again. */
const limits = { waiting: 96, waitingPerClient: 32 };
const mostMs = 10_000;
/**
 * Minutes, not seconds: a new thread has everything to load and to compile again. Not many, since it takes as much memory as
 * all else together.
 */
const idleMs = 120_000;

export interface RenderingNeeds {
  readonly config: Pick<Config, 'renderLimit'>;
  readonly figures: Pick<Figures, 'book' | 'business'>;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** The threads that draw and write PDFs and pages of many doors. None is started before there is something to do. */
export function composeRendering({ config, figures, limiter, metrics, logger }: RenderingNeeds) {
  letHelpersStepBack();
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
    /** For the service itself, which is no client and counts against no limit. */
    ownJobs: limitJobs(pool, limiter, null),
    close: () => pool.close(),
  };
}

export type Rendering = ReturnType<typeof composeRendering>;
