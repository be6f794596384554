import { readFileSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Linux counts priority for each thread; elsewhere it would be that of the whole program. */
const isCountedByThread = process.platform === 'linux';
const thisThread = 0;

/** Lets every other thread go first where cores are few. */
export function stepBack(thread = thisThread): void {
  if (!isCountedByThread) return;
  try {
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
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
