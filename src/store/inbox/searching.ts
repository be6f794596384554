import type { Session } from '../engine/session.ts';

/** Indexes enquiries in the background, in batches of their own transactions: submissions do not wait for it. */
export const searching = {
  /** Why search has no index, for the log; null if it has one. */
  missingIndex: ({ db, words }: Session): Promise<string | null> => words.missing(db),

  /** Indexes a batch of new or changed enquiries; returns how many. */
  indexSome: ({ run }: Session, most: number): Promise<number> => run({ name: 'index', most }),
};
