import type { RunnerTestFile } from 'vitest';

type Task = (file: RunnerTestFile) => unknown;

const tasks: Task[] = [];

/**
 * Runs a task at the end of every test file, for modules with state per file. A hook in such a module would
 * run for the first file only, because files share modules.
 */
export function atEndOfFile(task: Task): void {
  tasks.push(task);
}

/**
 * Runs the tasks in reverse order of loading, because later modules depend on earlier ones. All run, even if
 * one fails.
 */
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
