import type { RunnerTestFile } from 'vitest';

type Task = (file: RunnerTestFile) => unknown;

const tasks: Task[] = [];

/**
 * Adds a task for the end of every test file, for modules with state per file. Such a module cannot add a
 * hook itself: files share modules, so the hook would run for the first file only.
 */
export function atEndOfFile(task: Task): void {
  tasks.push(task);
}

/** Modules loaded last depend on the others, so their tasks run first. All tasks run, even if one fails. */
export async function endFile(file: RunnerTestFile): Promise<void> {
  const errors: unknown[] = [];
  for (const task of tasks.toReversed()) {
    try {
      await task(file);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
}
