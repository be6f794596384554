import type { Session } from '../engine/session.ts';

/**
 * What enquiries are found by. It is written when an enquiry has long been accepted, some at a time and in a transaction
 * of its own: no submission waits for it.
 */
export const searching = {
  /** Why search looks through the newest only, for the log; null where it goes by an index. */
  missingIndex: ({ db, words }: Session): Promise<string | null> => words.missing(db),

  /** Takes in some that are new or have changed, and says how many. */
  indexSome: ({ run }: Session, most: number): Promise<number> => run({ name: 'index', most }),
};
