import type { Logger } from 'pino';
import { createLearnedModel } from '../app/enquiries/learned-model.ts';
import type { Config } from '../config.ts';
import { broken } from '../mcp/failures.ts';
import type { ToolRunner } from '../mcp/tool-runner.ts';
import { createPictures } from '../pictures/create-pictures.ts';
import type { PictureJobs } from '../pictures/jobs.ts';
import type { Figures } from '../figures/load.ts';
import { findFramePage } from './built-files.ts';
import type { Foundation } from './foundation.ts';
import { composeUseCases } from './use-cases.ts';

export interface CoreOptions {
  /** Called after each submitted enquiry. */
  readonly onEnquiry?: () => void;
  /** Whether new enquiries have events; false only in benchmarks, to measure the cost of events. */
  readonly withEvents?: boolean | undefined;
}

/**
 * Wires the use cases and tools, which the service and the stdio command share, without web server and
 * background jobs.
 */
export function composeCore(
  config: Config,
  figures: Figures,
  logger: Logger,
  publicUrl: () => string,
  foundation: Foundation,
  { onEnquiry = () => undefined, withEvents = true }: CoreOptions = {},
) {
  const { clock, metrics, store, limiter, mailLimiter, rendering } = foundation;
  const learnedModel = createLearnedModel(store);
  const composed = composeUseCases({
    figures,
    store,
    clock,
    publicUrl,
    learned: learnedModel.current,
    mails: config.mail !== null,
    mailLimiter,
    withEvents,
    observeEnquiry: (collection, outcome) => {
      metrics.observeEnquiry(collection, outcome);
      onEnquiry();
    },
  });
  const pictures = createPictures(figures.book, figures.catalogue, rendering.jobs<PictureJobs>());
  const report = (error: unknown, reqId: string) => {
    logger.error({ err: error, reqId }, 'unexpected error');
  };
  let runner: ToolRunner | undefined;
  /** Imported at the first tool call, for a faster start. A failed import is retried at the next call. */
  const toolRunner = async (): Promise<ToolRunner> => {
    if (runner) return runner;
    const { createToolRunner } = await import('../mcp/tool-runner.ts');
    const { useCases } = composed;
    return (runner ??= createToolRunner({
      useCases,
      book: figures.book,
      business: figures.business,
      pictures,
      limiter,
      publicUrl,
      report,
    }));
  };
  const runTool: ToolRunner = async (call) => {
    try {
      return await (
        await toolRunner()
      )(call);
    } catch (error) {
      // A neutral text, because the message of the error may contain internals such as file names.
      report(error, call.visit.requestId);
      return broken(call.visit.requestId);
    }
  };
  return {
    ...foundation,
    ...composed,
    learnedModel,
    pictures,
    /** The MCP tools, for either transport. */
    tools: {
      ...figures,
      publicUrl,
      framePage: findFramePage(),
      runTool,
    },
  };
}

export type Core = ReturnType<typeof composeCore>;
