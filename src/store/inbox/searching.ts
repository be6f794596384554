import type { Session } from '../engine/session.ts';

/**
 * Indexes enquiries in the background, each batch in a separate transaction: submissions do not wait for it.
 */
export const searching = {
  /** Why search has no index, for the log; null if it has an index. */
  missingIndex: ({ db, words }: Session): Promise<string | null> => words.missing(db),

  /** Indexes a batch of new or changed enquiries; returns their number. */
  indexSome: ({ run }: Session, most: number): Promise<number> => run({ name: 'index', most }),
};
