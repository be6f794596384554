import { Worker } from 'node:worker_threads';
import type { Asker } from '../app/shared/jobs.ts';
import { Refusal } from '../app/shared/refusal.ts';
import { FairQueue, type QueueLimits } from '../app/shared/fair-queue.ts';
import type { JobAnswer, JobMessage } from './messages.ts';

export type JobOutcome = 'done' | 'failed' | 'refused' | 'left';

export interface PoolNeeds {
  /** Script of the worker, and the data it starts with. */
  readonly script: string;
  readonly data: unknown;
  /** Maximum number of threads; a thread starts when it is first needed. */
  readonly threads: number;
  readonly limits: QueueLimits;
  /** Time limit of a job; a job that exceeds it is ended together with its thread. */
  readonly mostMs: number;
  /** Idle timeout of a thread, after which its memory is freed. */
  readonly idleMs: number;
  readonly observe: (job: { name: string; outcome: JobOutcome; ms: number }) => void;
  /** Called when a thread has crashed or was terminated. */
  readonly lost: (error: unknown) => void;
}

interface Job extends JobMessage {
  readonly client: string;
  readonly askedAt: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Slot {
  readonly worker: Worker;
  job: Job | null;
  /** Timer of the job's time limit, or of the thread's idle timeout. */
  timer: NodeJS.Timeout | undefined;
}

/** Memory limits of a thread: far more than any job needs, but a thread cannot exhaust the process's memory. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };

export const busy = () =>
  new Refusal('pictures_busy', 'Many pictures are being made at the moment. Please try again.');
const notMade = (cause: unknown) =>
  new Refusal('pictures_busy', 'This could not be drawn at the moment. Please try again.', { cause });
const left = () => new Refusal('pictures_busy', 'Whoever asked for it has gone.');

/**
 * A pool of worker threads for jobs that would block the main thread, with a short queue that is fair between
 * clients. If a thread crashes or exceeds the time limit, it is replaced and its job refused.
 */
export function createPool(needs: PoolNeeds) {
  const { script, data, threads, limits, mostMs, idleMs, observe, lost } = needs;
  const queue = new FairQueue<Job>(limits);
  const slots = new Set<Slot>();
  let closed = false;

  function run(name: string, input: unknown, { client, signal }: Asker): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: Job = { name, input, client, askedAt: performance.now(), resolve, reject };
    if (closed || signal?.aborted) {
      end(job, 'left', left());
      return promise;
    }
    const leave = () => {
      // Ends the job if it is queued. A running job continues, and its result is dropped.
      if (queue.remove(client, job)) end(job, 'left', left());
      else reject(left());
    };
    signal?.addEventListener('abort', leave, { once: true });
    const placed = queue.add(client, job);
    if (!placed.taken) end(job, 'refused', busy());
    else if (placed.pushedOut) end(placed.pushedOut, 'refused', busy());
    assign();
    return promise.finally(() => {
      signal?.removeEventListener('abort', leave);
    });
  }

  function end(job: Job, outcome: JobOutcome, error?: unknown): void {
    observe({ name: job.name, outcome, ms: performance.now() - job.askedAt });
    if (error !== undefined) job.reject(error);
  }

  function assign(): void {
    while (queue.size > 0 && !closed) {
      const slot = [...slots].find(({ job }) => job === null) ?? (slots.size < threads ? startSlot() : null);
      const job = slot && queue.next();
      if (!job) return;
      slot.job = job;
      clearTimeout(slot.timer);
      const tooLong = new Error(`A job took longer than ${mostMs} ms`);
      slot.timer = setTimeout(discard, mostMs, slot, tooLong).unref();
      slot.worker.ref();
      slot.worker.postMessage({ name: job.name, input: job.input } satisfies JobMessage);
    }
  }

  function startSlot(): Slot {
    const worker = new Worker(script, { workerData: data, resourceLimits });
    const slot: Slot = { worker, job: null, timer: undefined };
    slots.add(slot);
    worker.on('message', (answer: JobAnswer) => {
      take(slot, answer);
    });
    worker.on('error', (error) => {
      discard(slot, error);
    });
    worker.on('exit', () => {
      discard(slot, new Error('A thread ended'));
    });
    return slot;
  }

  function take(slot: Slot, answer: JobAnswer): void {
    const { job } = slot;
    slot.job = null;
    clearTimeout(slot.timer);
    slot.timer = setTimeout(removeSlot, idleMs, slot).unref();
    // An idle thread must not keep the process alive.
    slot.worker.unref();
    if (job && 'result' in answer) {
      end(job, 'done');
      job.resolve(answer.result);
    } else if (job && 'refusal' in answer) {
      end(job, 'failed', new Refusal(answer.refusal.code, answer.refusal.message));
    } else if (job && 'failure' in answer) {
      end(job, 'failed', Object.assign(new Error(answer.failure.message), { stack: answer.failure.stack }));
    }
    assign();
  }

  /** Removes a thread from the pool; false if it was no longer in it. */
  function removeSlot(slot: Slot): boolean {
    const isOurs = slots.delete(slot);
    clearTimeout(slot.timer);
    void slot.worker.terminate();
    return isOurs;
  }

  function discard(slot: Slot, error: unknown): void {
    if (!removeSlot(slot)) return;
    if (slot.job) end(slot.job, 'failed', notMade(error));
    if (closed) return;
    lost(error);
    assign();
  }

  return {
    run,
    /** Whether the queue would accept a job of this client. */
    hasRoom: (client: string): boolean => queue.hasRoom(client),
    waiting: (): number => queue.size,
    async close(): Promise<void> {
      closed = true;
      for (let job = queue.next(); job; job = queue.next()) end(job, 'left', left());
      await Promise.all([...slots].map(({ worker }) => worker.terminate()));
    },
  };
}

export type Pool = ReturnType<typeof createPool>;
