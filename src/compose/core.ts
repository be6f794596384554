import type { Logger } from 'pino';
import { createCallerDirectory } from '../app/callers/caller.ts';
import { createLearnedModel } from '../app/enquiries/learned-model.ts';
import { type Clock, createSystemClock } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { createToolRunner } from '../mcp/tool-runner.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createPictures } from '../pictures/create-pictures.ts';
import type { PictureJobs } from '../pictures/jobs.ts';
import type { Figures } from './figures.ts';
import { composeLimits } from './limits.ts';
import { composeRendering } from './rendering.ts';
import { composeStore } from './store.ts';
import { composeUseCases } from './use-cases.ts';

export interface CoreOptions {
  readonly clock?: Clock | undefined;
  /** Told of each enquiry that was judged. */
  readonly onEnquiry?: () => void;
  /** Whether new enquiries make events: false only to measure what those cost. */
  readonly withEvents?: boolean;
}

/** What every way of serving has: store, use cases and tools. No listener, no web server, no background work. */
export function composeCore(
  config: Config,
  figures: Figures,
  logger: Logger,
  publicUrl: () => string,
  { clock = createSystemClock(), onEnquiry = () => undefined, withEvents = true }: CoreOptions = {},
) {
  const metrics = createMetrics();
  const store = composeStore(config, metrics, logger, clock, () => {
    // A key that is not recalled is looked up when it is first used.
    callers.recall().catch(() => undefined);
  });
  const callers = createCallerDirectory(store.keys, config.limits, clock);
  const learnedModel = createLearnedModel(store);
  const composed = composeUseCases({
    figures,
    store,
    clock,
    publicUrl,
    learned: learnedModel.current,
    mails: config.mail !== null,
    withEvents,
    observeEnquiry: (collection, outcome) => {
      metrics.observeEnquiry(collection, outcome);
      onEnquiry();
    },
  });
  const limits = composeLimits(config, clock, metrics, logger);
  const { limiter } = limits;
  const rendering = composeRendering({ config, figures, limiter, metrics, logger });
  const pictures = createPictures(figures.book, figures.catalogue, rendering.jobs<PictureJobs>());
  return {
    clock,
    metrics,
    store,
    callers,
    ...composed,
    learnedModel,
    ...limits,
    rendering,
    pictures,
    /** What assistants do, over whichever transport. */
    tools: {
      publicUrl,
      business: figures.business,
      runTool: createToolRunner({
        useCases: composed.useCases,
        business: figures.business,
        pictures,
        limiter,
        report: (error, reqId) => {
          logger.error({ err: error, reqId }, 'unexpected error');
        },
      }),
    },
  };
}

export type Core = ReturnType<typeof composeCore>;
