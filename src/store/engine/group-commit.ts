import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { Commit } from './open-database.ts';

/** Group size: large enough to share a sync, small enough to bound latency. */
const mostTogether = 100;

/** Does all of a group in one transaction, and resolves with what came of each once that is committed. */
type Together<Work, Result> = (group: readonly Work[]) => Promise<readonly Result[]>;

interface Waiting {
  readonly together: Together<never, unknown>;
  readonly work: unknown;
  readonly tell: (result: never) => void;
  readonly fail: (error: unknown) => void;
  /** One of its group failed: it is tried by itself. */
  readonly alone: boolean;
}

/** Has work done with others that are done in the same way. */
export type Groups = <Work, Result>(together: Together<Work, Result>, work: Work) => Promise<Result>;

/**
 * For a store that takes so many transactions at a time: work that arrives while they run shares the next one, and so one
 * commit and one sync. Work that fails by its own fault fails by itself: the group is rolled back, and each of it
 * is done again alone. An unavailable store fails all waiting work at once.
 */
export function createGroups(isUnavailable: (error: unknown) => boolean, atOnce = 1): Groups {
  const waiting: Waiting[] = [];
  let running = 0;

  async function runAll(): Promise<void> {
    running += 1;
    // Work that arrives in the same turn of the event loop joins: a commit costs far more than the rest of a turn.
    await endOfTurn();
    // The next group is handed over before the answers of this one are sent, so that the store works meanwhile.
    while (waiting.length > 0) await runTogether(nextGroup());
    running -= 1;
  }

  /** Those at the front of the line that can be done together. */
  function nextGroup(): readonly Waiting[] {
    const [first] = waiting;
    if (first?.alone) return waiting.splice(0, 1);
    const end = waiting.findIndex(({ together, alone }) => alone || together !== first?.together);
    return waiting.splice(0, Math.min(mostTogether, end === -1 ? waiting.length : end));
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

/** Commits in groups what is done by any number of statements, one after the other. */
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
