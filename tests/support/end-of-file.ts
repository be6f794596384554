import type { RunnerTestFile } from 'vitest';

type Task = (file: RunnerTestFile) => unknown;

const tasks: Task[] = [];

/**
 * For modules that keep something until a test file is over. Test files share a process and its modules one after the
 * other, so a hook that a module itself registered would be called for the first of them alone.
 */
export function atEndOfFile(task: Task): void {
  tasks.push(task);
}

/** Those who were loaded last stand on the others, so they are first. One that fails keeps nobody from being called. */
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
