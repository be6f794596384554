import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Refusal } from '../app/shared/refusal.ts';
import type { JobAnswer, JobMessage } from './messages.ts';

/** The jobs a thread knows, by name. */
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/** Does one job after the other, for as long as the thread lives. */
export function answerJobs(jobs: Jobs): void {
  stepBack();
  parentPort?.on('message', (message: JobMessage) => {
    void answer(jobs, message).then((told) => {
      parentPort?.postMessage(told);
    });
  });
}

/** Where cores are few, the main thread and the store go first. */
function stepBack(): void {
  // Linux counts priority for each thread; elsewhere it would slow down the whole program.
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The system may not allow it: then it runs at the usual priority.
  }
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
