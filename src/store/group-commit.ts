import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { Commit } from './open-database.ts';

/** So many that waiting costs little, few enough that nobody waits long for the others. */
const mostTogether = 100;

interface Waiting {
  /** Does the work; what it gives tells the caller, once that is committed. */
  readonly run: (trx: Transaction<Database>) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
  /** One of its group failed: it is tried by itself. */
  readonly alone: boolean;
}

/**
 * For a store that takes one transaction at a time: work that arrives while a transaction runs shares the next one, and
 * so one commit and one sync. Work that fails by its own fault fails by itself: the group is rolled back, and each of it
 * is done again alone. A store that is away fails all who wait, so that nobody waits for it twice.
 */
export function createGroupCommit(transaction: Commit, isUnavailable: (error: unknown) => boolean): Commit {
  const waiting: Waiting[] = [];
  let running = false;

  async function runAll(): Promise<void> {
    running = true;
    while (waiting.length > 0) await commitTogether(waiting.splice(0, waiting[0]?.alone ? 1 : mostTogether));
    running = false;
  }

  async function commitTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const committed = await transaction(async (trx) => {
        const tell: (() => void)[] = [];
        for (const { run } of group) tell.push(await run(trx));
        return tell;
      });
      for (const tell of committed) tell();
    } catch (error) {
      if (isUnavailable(error)) for (const { fail } of [...group, ...waiting.splice(0)]) fail(error);
      else if (group.length === 1) group[0]?.fail(error);
      else waiting.unshift(...group.map((each) => ({ ...each, alone: true })));
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const run: Waiting['run'] = async (trx) => {
        const result = await work(trx);
        return () => {
          resolve(result);
        };
      };
      waiting.push({ run, fail: reject, alone: false });
      if (!running) void runAll();
    });
}
