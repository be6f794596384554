import type { Logger } from 'pino';
import { createRounds } from '../app/shared/rounds.ts';
import type { Store } from '../store/store.ts';

/** A few milliseconds of the store: whoever submits meanwhile waits for no more than this. */
const atOnce = 20;

/**
 * Takes new enquiries into the search, soon after they came and never together with them. What is left from before is
 * worked off in small parts with long rests, however much it is.
 */
export function createIndexing(store: Pick<Store, 'searching'>, logger: Logger) {
  let wasSaid = false;
  const rounds = createRounds(async () => {
    try {
      await sayWhatIsMissing();
      const taken = await store.searching.indexSome(atOnce);
      if (taken === atOnce) rounds.wake();
    } catch (error) {
      // A store that is away tells of itself; what was not taken in is found again.
      logger.debug({ err: error }, 'enquiries could not be taken into the search');
    }
  });

  async function sayWhatIsMissing(): Promise<void> {
    if (wasSaid) return;
    const missing = await store.searching.missingIndex();
    if (missing !== null)
      logger.warn({ reason: missing }, 'search looks through the newest enquiries only, without an index');
    wasSaid = true;
  }

  return rounds;
}
