import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMarkedAsUntransferable, parentPort } from 'node:worker_threads';
import { Refusal } from '../app/shared/refusal.ts';
import type { JobAnswer, JobMessage } from './messages.ts';
import { stepBack } from './priority.ts';

/** The jobs a thread knows, by name. */
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/** Does one job after the other, for as long as the thread lives. */
export function answerJobs(jobs: Jobs): void {
  stepBack();
  const tidyUp = createTidying();
  parentPort?.on('message', (message: JobMessage) => {
    void answer(jobs, message).then(async (told) => {
      await tidyUp();
      parentPort?.postMessage(told, bytesOf(told));
    });
  });
}

/**
 * Lets go of what a job has left, before the next one is asked for. The pixels of a picture lie outside of what V8 counts, so
 * it would not hurry by itself; right after a job nearly all of it is new, and quickly found.
 */
function createTidying(): () => Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void;
  return async () => {
    collect({ type: 'minor' });
    // Pixels are only given back in the next turn.
    await setImmediate();
  };
}

/** Bytes that fill their memory are handed over as they are; all else is copied. */
function bytesOf(told: JobAnswer): ArrayBuffer[] {
  if (!('result' in told) || !(told.result instanceof Uint8Array)) return [];
  const { buffer, byteLength } = told.result;
  const isOurs = buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer);
  return isOurs && buffer.byteLength === byteLength ? [buffer] : [];
}

async function answer(jobs: Jobs, { name, input }: JobMessage): Promise<JobAnswer> {
  try {
    return { result: await jobs[name]?.(input as never) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message } };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack } };
  }
}
