import { performance } from 'node:perf_hooks';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { SharedRateLimiter } from '../../src/limits/shared/shared-limiter.ts';

/** Takes from the buckets it is told of as often and as fast as it can, and tells how many it got of each. */
const { counts, gate, threads, buckets, policy, takes } = workerData;
const limiter = new SharedRateLimiter(counts, () => performance.timeOrigin + performance.now(), threadId);
const here = new Int32Array(gate);
Atomics.add(here, 0, 1);
while (Atomics.load(here, 0) < threads);
const got = buckets.map(() => 0);
for (let i = 0; i < takes; i += 1)
  if (limiter.take(buckets[i % buckets.length], policy).allowed) got[i % buckets.length] += 1;
parentPort?.postMessage(got);
