import { FairQueue, type QueueLimits } from '../../app/shared/fair-queue.ts';
import type { Asker } from '../../app/shared/jobs.ts';
import { type Pace, createPace } from '../../app/shared/pace.ts';
import { ProblemError } from './problems.ts';

/**
 * Queue for requests that block the main thread for a millisecond or two: one starts per turn of the event
 * loop, so that other requests are answered in between. Clients take turns, so that a client with many
 * requests does not delay the others. With `pace`, the requests of each client are also paced.
 */
export function createRequestQueue(limits: QueueLimits, pace?: Pace) {
  const keepPace = pace && createPace(pace);
  const queue = new FairQueue<Waiting>(limits);
  let running = false;

  function next(): void {
    const waiting = queue.next();
    running = waiting !== undefined;
    if (!waiting) return;
    setImmediate(next);
    waiting.begin();
  }

  /** Resolves when it is this request's turn. */
  return async function takeTurn(asker: Asker): Promise<void> {
    if (keepPace && !(await keepPace(asker))) throw busy();
    if (!running) {
      running = true;
      setImmediate(next);
      return;
    }
    const { client, signal } = asker;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const waiting: Waiting = {
      begin: () => {
        resolve(undefined);
      },
      refuse: () => {
        reject(busy());
      },
    };
    const placed = queue.add(client, waiting);
    if (!placed.taken) throw busy();
    placed.pushedOut?.refuse();
    const leave = () => {
      if (queue.remove(client, waiting)) waiting.refuse();
    };
    signal?.addEventListener('abort', leave, { once: true });
    await promise;
  };
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

const busy = () =>
  new ProblemError('overloaded', 'Too many requests of this kind wait at the moment. Please try again.');
