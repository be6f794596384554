import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMarkedAsUntransferable, parentPort } from 'node:worker_threads';
import { Refusal } from '../app/shared/refusal.ts';
import type { JobAnswer, JobMessage } from './messages.ts';
import { lowerPriority } from './priority.ts';

/** The jobs of a worker, by name. */
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/** Runs one job at a time for the thread's lifetime. */
export function answerJobs(jobs: Jobs): void {
  lowerPriority();
  const tidyUp = createTidying();
  parentPort?.on('message', (message: JobMessage) => {
    void answer(jobs, message).then(async (told) => {
      await tidyUp();
      handOver(told);
    });
  });
}

/** Longer than the gap between a client's consecutive requests. */
const idleMs = 2000;

/**
 * Collects garbage between jobs. V8 does not count a picture's external memory, so it would not collect in
 * time. A scavenge after each job is cheap and finds nearly all; a full collection follows when idle.
 */
function createTidying(): () => Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' | 'major' }) => void;
  let whenQuiet: NodeJS.Timeout | undefined;
  return async () => {
    clearTimeout(whenQuiet);
    whenQuiet = setTimeout(collect, idleMs, { type: 'major' }).unref();
    collect({ type: 'minor' });
    // External memory is released a turn later.
    await setImmediate();
  };
}

/**
 * Transfers bytes with their buffer instead of copying. Small views into Node's shared pool are copied:
 * transferring would send the whole pool.
 */
function handOver(told: JobAnswer): void {
  if (!('result' in told) || !(told.result instanceof Uint8Array)) {
    parentPort?.postMessage(told);
    return;
  }
  const result = fillsItsMemory(told.result) ? told.result : new Uint8Array(told.result);
  parentPort?.postMessage({ result }, [result.buffer as ArrayBuffer]);
}

const fillsItsMemory = ({ buffer, byteLength }: Uint8Array): boolean =>
  buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer) && buffer.byteLength === byteLength;

async function answer(jobs: Jobs, { name, input }: JobMessage): Promise<JobAnswer> {
  try {
    return { result: await jobs[name]?.(input as never) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message } };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack } };
  }
}
