import { parentPort, workerData } from 'node:worker_threads';
import type { BugName } from './bugs.ts';
import { openSharedDatabase } from './database.ts';
import { planOf } from './plan.ts';
import { simulate } from './simulate.ts';

/** The seeds of one thread: every `step`th from `from` to `until`. */
export interface Share {
  readonly from: number;
  readonly until: number;
  readonly step: number;
  readonly bug: BugName | undefined;
}

/** The outcome of one seed. */
export interface Played {
  readonly seed: number;
  readonly steps: number;
  readonly failed: boolean;
}

const { from, until, step, bug } = workerData as Share;
const database = await openSharedDatabase();
for (let seed = from; seed <= until; seed += step) {
  const { steps, failure } = await simulate(planOf(seed), database, bug);
  parentPort?.postMessage({ seed, steps, failed: failure !== null } satisfies Played);
  if (failure) break;
}
