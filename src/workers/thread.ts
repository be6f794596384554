import { isMarkedAsUntransferable, parentPort } from 'node:worker_threads';
import { Refusal } from '../app/shared/refusal.ts';
import type { JobAnswer, JobMessage } from './messages.ts';
import { lowerPriority } from './priority.ts';

/** The jobs of a worker, by name. */
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/** Runs the jobs that are sent to this thread, one at a time. */
export function answerJobs(jobs: Jobs): void {
  lowerPriority();
  parentPort?.on('message', (message: JobMessage) => {
    void answer(jobs, message).then(handOver);
  });
}

/**
 * Sends a result. Large byte arrays are transferred with their buffer instead of copied; small views into Node's
 * shared pool are copied, as transferring would send the whole pool.
 */
function handOver(answer: JobAnswer): void {
  if (!('result' in answer) || !(answer.result instanceof Uint8Array)) {
    parentPort?.postMessage(answer);
    return;
  }
  const result = fillsItsMemory(answer.result) ? answer.result : new Uint8Array(answer.result);
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
