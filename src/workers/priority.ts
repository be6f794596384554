import { readFileSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Linux counts priority for each thread; elsewhere it would be that of the whole program. */
const isCountedByThread = process.platform === 'linux';
const thisThread = 0;

/**
 * A third of the share that a thread of the usual priority has where there are not cores enough for both. At the next usual
 * step, 10, it would be a tenth, and other busy programs on the machine would keep drawings from being made at all.
 */
export const steppedBack = 5;

/** Lets every other thread go first where cores are few. */
export function stepBack(thread = thisThread): void {
  if (!isCountedByThread) return;
  try {
    setPriority(thread, steppedBack);
  } catch {
    // The system may not allow it, or the thread may have ended: then it goes on at the usual priority.
  }
}

/**
 * The same for the threads in which V8 compiles and tidies up for all the others: most of that is for those that draw.
 */
export function letHelpersStepBack(): void {
  for (const thread of helpers()) stepBack(thread);
}

function helpers(): number[] {
  try {
    return readdirSync('/proc/self/task')
      .filter((thread) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').startsWith('V8Worker'))
      .map(Number);
  } catch {
    // No such files here, or a thread that has ended meanwhile.
    return [];
  }
}
