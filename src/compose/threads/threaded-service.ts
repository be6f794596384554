import { threadId } from 'node:worker_threads';
import { createSharedTime, createThreadClock } from '../../app/shared/clock.ts';
import type { Config } from '../../config.ts';
import { defaultCapacity } from '../../limits/memory.ts';
import { SharedRateLimiter, isSpoiledBy } from '../../limits/shared/shared-limiter.ts';
import { createSharedCounts } from '../../limits/shared/shared-memory.ts';
import { builtFile } from '../built-files.ts';
import type { Figures } from '../figures.ts';
import { type FoundationOptions, composeFoundation } from '../foundation.ts';
import { composeHouseWork } from '../house-work.ts';
import { linkBase, urlOf } from '../link-base.ts';
import type { Log } from '../../logging/logger.ts';
import { answersForThreads } from './answers.ts';
import { findFreePort } from './free-port.ts';
import { takeNotes } from './noting.ts';
import { type ServingThreads, createServingThreads } from './serving-threads.ts';

/**
 * The service on several cores: threads of the program answer on one port, and this one has what there is once. It is the
 * only one that writes to the store, delivers, draws up what was counted and writes the log.
 */
export function composeThreadedService(
  config: Config,
  figures: Figures,
  { logger, write }: Log,
  storeThread: FoundationOptions['storeThread'],
  giveUp: (error: Error) => void,
) {
  let { port } = config;
  const publicUrl = () => config.publicUrl ?? linkBase(config.host, port);
  const time = createSharedTime();
  const clock = createThreadClock(time);
  const counts = createSharedCounts(defaultCapacity);
  const foundation = composeFoundation(config, figures, logger, {
    ...{ clock, storeThread },
    counts: new SharedRateLimiter(counts, clock.monotonic, threadId),
  });
  const { store, metrics } = foundation;
  let threads: ServingThreads | null = null;
  const addUp = async () => threads?.addUp();
  const houseWork = composeHouseWork({
    ...{ config, figures, foundation, publicUrl, logger, addUp },
    learnedModel: null,
  });
  const answers = answersForThreads({
    foundation,
    mailState: () => houseWork.mail?.state() ?? 'off',
    takeNotes: (notes) => {
      takeNotes(notes, write, metrics);
      if (notes.enquiries.length > 0) houseWork.wake();
    },
    keyFound: (hash, key) => threads?.tellKeyFound(hash, key),
  });
  foundation.onStoreFound(() => threads?.tellStoreFound());

  return {
    store,
    publicUrl,
    metrics,
    /** The address they listen on. */
    async listen(): Promise<string> {
      port = await findFreePort(config.host, port);
      threads = createServingThreads({
        script: builtFile('serving-thread.js'),
        count: config.workers,
        data: { config: { ...config, port }, figures, time, counts },
        answers,
        lost: (error) => {
          logger.error({ err: error }, 'a thread that serves was lost; another takes its place');
        },
        isSpoiledBy: (thread) => isSpoiledBy(counts, thread),
        giveUp,
      });
      await threads.start(Promise.all([store.start(), foundation.startLimits()]));
      await houseWork.start();
      return urlOf(config.host, port);
    },
    async stop(): Promise<void> {
      await houseWork.stopFirst();
      const close = await threads?.sendAway();
      await Promise.all([close?.(), houseWork.stopLast()]);
      houseWork.close();
      await foundation.close();
    },
  };
}
