import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { Commit } from './open-database.ts';

/** Maximum group size: large enough to share a sync, small enough to bound latency. */
const maxGroup = 100;

/** Runs a group in one transaction; resolves with the group's results after the commit. */
type Together<Work, Result> = (group: readonly Work[]) => Promise<readonly Result[]>;

interface Waiting {
  readonly together: Together<never, unknown>;
  readonly work: unknown;
  readonly tell: (result: never) => void;
  readonly fail: (error: unknown) => void;
  /** Set after a group with this work has failed: the work is then retried in its own transaction. */
  readonly alone: boolean;
}

/** Queues work for the next group of its kind. */
export type Groups = <Work, Result>(together: Together<Work, Result>, work: Work) => Promise<Result>;

/**
 * Group commit: while `atOnce` transactions run, arriving work waits and shares the next transaction, its commit
 * and its sync. A group that fails is rolled back and its parts are retried one by one, so only the part at fault
 * fails. An unavailable store fails all queued work at once.
 */
export function createGroups(isUnavailable: (error: unknown) => boolean, atOnce = 1): Groups {
  const waiting: Waiting[] = [];
  let running = 0;

  async function runAll(): Promise<void> {
    running += 1;
    // Lets work of the same turn of the event loop join: a commit costs far more than the rest of a turn.
    await endOfTurn();
    // Starts the next group before the results of this one are handled, so that the store is never idle.
    while (waiting.length > 0) await runTogether(nextGroup());
    running -= 1;
  }

  /** The longest group at the head of the queue whose work can share a transaction. */
  function nextGroup(): readonly Waiting[] {
    const [first] = waiting;
    if (first?.alone) return waiting.splice(0, 1);
    const end = waiting.findIndex(({ together, alone }) => alone || together !== first?.together);
    return waiting.splice(0, Math.min(maxGroup, end === -1 ? waiting.length : end));
  }

  async function runTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const together = group[0]?.together as Together<unknown, never>;
      const results = await together(group.map(({ work }) => work));
      for (const [index, { tell }] of group.entries()) tell(results[index] as never);
    } catch (error) {
      if (isUnavailable(error)) for (const { fail } of [...group, ...waiting.splice(0)]) fail(error);
      else if (group.length === 1) group[0]?.fail(error);
      else waiting.unshift(...group.map((each) => ({ ...each, alone: true })));
    }
  }

  return (together, work) =>
    new Promise((resolve, reject) => {
      waiting.push({ together, work, tell: resolve, fail: reject, alone: false });
      if (running < atOnce) void runAll();
    });
}

/** Group commit for work of any number of statements; the parts of a group run one after the other. */
export function commitInGroups(groups: Groups, transaction: Commit): Commit {
  type Work = (trx: Transaction<Database>) => Promise<unknown>;
  const together = (group: readonly Work[]) =>
    transaction(async (trx) => {
      const results: unknown[] = [];
      for (const work of group) results.push(await work(trx));
      return results;
    });
  return (work) => groups(together, work as Work) as ReturnType<typeof work>;
}
