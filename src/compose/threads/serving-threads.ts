import { Worker } from 'node:worker_threads';
import type { ApiKey } from '../../app/callers/api-key.ts';
import { type Answers, type Line, createLine } from '../../workers/calls.ts';
import { type ServingThreadData, asksOfMain } from './messages.ts';

export interface ServingThreadsNeeds {
  readonly script: string;
  readonly count: number;
  readonly data: ServingThreadData;
  readonly answers: Answers;
  /** Told of one that ended by itself; another takes its place. */
  readonly lost: (error: unknown) => void;
  /** Whether one that has ended left what threads share in order. */
  readonly isSpoiledBy: (threadId: number) => boolean;
  /** It cannot go on: they end again and again, or what they share was spoiled. */
  readonly giveUp: (error: Error) => void;
}

interface Hand {
  readonly worker: Worker;
  readonly line: Line;
  readonly ended: Promise<void>;
}

/** So many within such a time are no accident. */
const most = { deaths: 5, withinMs: 60_000 };

/** Threads that serve on one port. One that ends is started again, and the others go on. */
export function createServingThreads(needs: ServingThreadsNeeds) {
  const { script, count, data, answers, lost, isSpoiledBy, giveUp } = needs;
  const hands = new Set<Hand>();
  let deaths: number[] = [];
  let isStopping = false;

  function hire(): Hand {
    const worker = new Worker(script, { workerData: data });
    const { threadId } = worker;
    const line = createLine(worker, answers);
    const { promise: ended, resolve } = Promise.withResolvers<undefined>();
    const hand: Hand = { worker, line, ended };
    let cause: unknown = new Error('A thread that serves ended');
    worker.on('error', (error: unknown) => {
      cause = error;
    });
    worker.on('exit', () => {
      hands.delete(hand);
      line.end(new Error('The thread has ended', { cause }));
      resolve(undefined);
      replace(threadId, cause);
    });
    hands.add(hand);
    return hand;
  }

  function replace(threadId: number, cause: unknown): void {
    if (isStopping) return;
    lost(cause);
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < most.withinMs), now];
    if (isSpoiledBy(threadId)) giveUp(new Error('A thread ended while it counted', { cause }));
    else if (deaths.length > most.deaths)
      giveUp(new Error('The threads that serve end again and again', { cause }));
    // Where it cannot listen, it is ended, and counts as one more.
    else listen(hire()).catch(() => undefined);
  }

  async function listen({ worker, line }: Hand): Promise<void> {
    try {
      await line.ask(asksOfMain.listen);
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  /** Those that have ended meanwhile have nothing to say. */
  const askAll = async (name: string, ...args: readonly unknown[]): Promise<void> => {
    await Promise.allSettled([...hands].map(({ line }) => line.ask(name, args)));
  };

  return {
    /** Lets them listen when all is there that they need; meanwhile they load. Resolves when all of them do. */
    async start(isReady: Promise<unknown>): Promise<void> {
      const hired = Array.from({ length: count }, hire);
      await isReady;
      await Promise.all(hired.map(listen));
    },
    tellStoreFound: (): void => void askAll(asksOfMain.storeFound),
    tellKeyFound: (hash: string, key: ApiKey): void => void askAll(asksOfMain.keyFound, hash, key),
    /** What they have logged and counted until now is here. */
    addUp: (): Promise<void> => askAll(asksOfMain.tellNotes),
    /** Gives what ends them then. */
    async sendAway(): Promise<() => Promise<void>> {
      isStopping = true;
      await askAll(asksOfMain.sendAway);
      return async () => {
        await askAll(asksOfMain.close);
        await Promise.all([...hands].map(({ worker }) => worker.terminate()));
      };
    },
  };
}

export type ServingThreads = ReturnType<typeof createServingThreads>;
