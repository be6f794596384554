import type { Logger } from 'pino';
import { createRounds } from '../app/shared/rounds.ts';
import type { Store } from '../store/store.ts';

/** Batch size: a few milliseconds in the store, for which submissions wait. */
const batchSize = 20;

/**
 * Indexes new enquiries for the search, soon after their submission and in separate transactions. A backlog is
 * indexed in small batches with pauses.
 */
export function createIndexing(store: Pick<Store, 'searching'>, logger: Logger) {
  let isReported = false;
  const rounds = createRounds(async () => {
    try {
      await reportMissingIndex();
      const taken = await store.searching.indexSome(batchSize);
      if (taken === batchSize) rounds.wake();
    } catch (error) {
      // Only at debug level: the supervised store reports an outage, and the batch is indexed later.
      logger.debug({ err: error }, 'enquiries could not be taken into the search');
    }
  });

  async function reportMissingIndex(): Promise<void> {
    if (isReported) return;
    const missing = await store.searching.missingIndex();
    if (missing !== null)
      logger.warn({ reason: missing }, 'search looks through the newest enquiries only, without an index');
    isReported = true;
  }

  return rounds;
}
