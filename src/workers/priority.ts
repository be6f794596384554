import { readFileSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Only Linux has a priority per thread; elsewhere it would apply to the whole process. */
const isCountedByThread = process.platform === 'linux';
const thisThread = 0;

/**
 * Nice 5: a third of a normal thread's share of a busy core. At nice 10 it would be a tenth, and other busy
 * programs could starve the render threads.
 */
export const lowPriority = 5;

/** Lowers this thread's priority. */
export function lowerPriority(thread = thisThread): void {
  if (!isCountedByThread) return;
  try {
    setPriority(thread, lowPriority);
  } catch {
    // Not permitted, or the thread has exited: the normal priority remains.
  }
}

/** Lowers the priority of V8's helper threads (compilation, GC), which mostly work for the render threads. */
export function lowerHelperPriority(): void {
  for (const thread of helpers()) lowerPriority(thread);
}

function helpers(): number[] {
  try {
    return readdirSync('/proc/self/task')
      .filter((thread) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').startsWith('V8Worker'))
      .map(Number);
  } catch {
    // No /proc, or the thread has exited.
    return [];
  }
}
