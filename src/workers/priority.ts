import { readFileSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Only Linux has priorities for each thread; elsewhere it would apply to the process. */
const isCountedByThread = process.platform === 'linux';
const thisThread = 0;

/**
 * Nice 5: a third of the share of a normal thread on a busy core. At nice 10 it would be a tenth, and other
 * busy programs could starve drawing.
 */
export const lowPriority = 5;

/** Lowers this thread's priority. */
export function lowerPriority(thread = thisThread): void {
  if (!isCountedByThread) return;
  try {
    setPriority(thread, lowPriority);
  } catch {
    // Not permitted, or the thread has exited: it keeps the normal priority.
  }
}

/** The same for V8's helper threads (compilation, GC): most of their work is for the drawing threads. */
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
