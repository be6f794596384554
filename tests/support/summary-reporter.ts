import type { Reporter, TestModule, Vitest } from 'vitest/node';

/**
 * Ends the run with one line a machine can read: `12 passed, 0 failed`. Whatever makes the run fail outside of a
 * test (a file that does not load, a hook, an unhandled error) counts as a failure too.
 */
export class SummaryReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    this.#vitest?.logger.log(summary(modules, unhandledErrors.length));
  }
}

function summary(modules: readonly TestModule[], unhandledErrors: number): string {
  const count = { passed: 0, failed: unhandledErrors, skipped: 0, pending: 0 };
  for (const module of modules) {
    for (const test of module.children.allTests()) count[test.result().state] += 1;
    for (const suite of [module, ...module.children.allSuites()]) {
      if (suite.errors().length > 0) count.failed += 1;
    }
  }
  const skipped = count.skipped + count.pending;
  return `${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
