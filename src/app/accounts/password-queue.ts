import { networkOf } from '../callers/client-network.ts';
import { FairQueue } from '../shared/fair-queue.ts';
import { Refusal } from '../shared/refusal.ts';

/**
 * Limit of concurrent hashing jobs. Each blocks one of the four threads of the libuv pool, which also do all
 * file access: hashing must not take more than half.
 */
const atOnce = 2;
const places = {
  strangers: { waiting: 40, waitingPerClient: 5 },
  known: { waiting: 20, waitingPerClient: 5 },
} as const;

/** The queue, and the line in it, in which a client waits. */
export interface PasswordAsker {
  readonly places: keyof typeof places;
  readonly line: string;
}

/** Asker for an unknown client. All addresses of a network wait in one line. */
export const stranger = (client: string): PasswordAsker => ({ places: 'strangers', line: networkOf(client) });

/** Asker for a known browser or a signed-in account, in a queue that unknown clients cannot fill. */
export const known = (name: string): PasswordAsker => ({ places: 'known', line: name });

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Limits concurrent hashing, so that a flood of sign-ins delays neither the service nor other networks.
 * Networks take turns. Known browsers come first: there are few, and each has few attempts.
 */
export function createPasswordQueue() {
  const queues = {
    strangers: new FairQueue<Waiting>(places.strangers),
    known: new FairQueue<Waiting>(places.known),
  };
  let running = 0;

  function turnOf({ places: ofWhom, line }: PasswordAsker): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const waiting: Waiting = {
      begin: () => {
        resolve(undefined);
      },
      refuse: () => {
        reject(tooMany());
      },
    };
    const placed = queues[ofWhom].add(line, waiting);
    if (!placed.taken) waiting.refuse();
    else placed.pushedOut?.refuse();
    return promise;
  }

  return async function inTurn<Result>(asker: PasswordAsker, work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await turnOf(asker);
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queues.known.next() ?? queues.strangers.next();
      if (next) next.begin();
      else running -= 1;
    }
  };
}

const tooMany = () =>
  new Refusal('rate_limited', 'Too many people sign in at this moment. Please try again.', { retryAfter: 5 });
