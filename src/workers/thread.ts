import { isMarkedAsUntransferable, parentPort } from 'node:worker_threads';
import { Refusal } from '../app/shared/refusal.ts';
import type { JobAnswer, JobMessage } from './messages.ts';
import { stepBack } from './priority.ts';

/** The jobs a thread knows, by name. */
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/** Does one job after the other, for as long as the thread lives. */
export function answerJobs(jobs: Jobs): void {
  stepBack();
  parentPort?.on('message', (message: JobMessage) => {
    void answer(jobs, message).then(handOver);
  });
}

/**
 * Bytes are handed over with the memory they lie in, which would otherwise be copied whole: a small picture lies in a piece of
 * Node's that is shared by many, and would take as much there as all of them.
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
