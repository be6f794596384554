import { threadId } from 'node:worker_threads';
import type { Asker, RunJob } from '../../app/shared/jobs.ts';
import { createThreadClock } from '../../app/shared/clock.ts';
import type { PasskeyJobs } from '../../app/staff/passkey-jobs.ts';
import { SharedRateLimiter } from '../../limits/shared/shared-limiter.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { createDistantStore } from '../../store/distant-store.ts';
import type { Line } from '../../workers/calls.ts';
import type { Foundation } from '../foundation.ts';
import { composeLimits } from '../limits.ts';
import { type ServingThreadData, asksOfThread } from './messages.ts';

/** What the main thread has, as a thread that serves reaches it: by messages, but for the clock and the counts of limits. */
export function composeDistantFoundation(
  { config, time, counts }: ServingThreadData,
  { ask }: Pick<Line, 'ask'>,
  metrics: Pick<Metrics, 'observeRequest' | 'observeEnquiry'>,
) {
  const clock = createThreadClock(time);
  const whenFound: (() => void)[] = [];
  const own = new SharedRateLimiter(counts, clock.monotonic, threadId);
  const runThere =
    (kind: string) =>
    (name: string, input: unknown, { client, signal }: Asker) =>
      ask(kind, [name, input, client], signal);
  const foundation: Foundation = {
    clock,
    metrics,
    store: createDistantStore(({ path, args }) => ask(asksOfThread.store, [path, args])),
    onStoreFound: (act) => whenFound.push(act),
    // The main thread is told of Redis by its own link, and tells.
    ...composeLimits(config, own, clock, { lost: () => undefined, found: () => undefined }),
    rendering: {
      jobs: <Jobs extends Record<keyof Jobs, (input: never) => unknown>>() =>
        runThere(asksOfThread.render) as RunJob<Jobs>,
    },
    passwords: {
      make: (...args) => ask(asksOfThread.hashPassword, args) as Promise<string>,
      matches: (...args) => ask(asksOfThread.matchPassword, args) as Promise<boolean>,
    },
    passkeys: { jobs: runThere(asksOfThread.passkey) as RunJob<PasskeyJobs> },
  };
  return {
    foundation,
    storeFound: () => {
      for (const act of whenFound) act();
    },
  };
}
