import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import type { Block } from './event-loop.ts';

/**
 * Reports the longest blocks of the event loop, and ends with a machine-readable line: `12 passed, 0 failed`.
 * Failures outside of tests (a file that does not load or never runs, a hook, an unhandled error) count too.
 */
export class SummaryReporter implements Reporter {
  #vitest: Vitest | undefined;
  #files = new Set<string>();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = new Set(specifications.map(({ moduleId }) => moduleId));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    const neverRan = this.#files.difference(ran).size;
    for (const line of longestBlocks(modules)) this.#vitest?.logger.log(line);
    this.#vitest?.logger.log(summary(modules, neverRan + unhandledErrors.length));
  }
}

/** The longest block of the event loop by the services, per folder of tests. */
function longestBlocks(modules: readonly TestModule[]): string[] {
  const longest = new Map<string, Block & { file: string }>();
  for (const module of modules) {
    const block = module.meta().longestBlock;
    const file = module.relativeModuleId;
    const folder = file.split('/', file.startsWith('src/') ? 1 : 2).join('/');
    if (block && block.ms > (longest.get(folder)?.ms ?? 0)) longest.set(folder, { ...block, file });
  }
  return [...longest.values()]
    .sort((a, b) => b.ms - a.ms)
    .map(
      ({ ms, file, request }) => `Longest block of the event loop: ${ms.toFixed(0)} ms (${file}, ${request})`,
    );
}

function summary(modules: readonly TestModule[], otherFailures: number): string {
  const count = { passed: 0, failed: otherFailures, skipped: 0, pending: 0 };
  for (const module of modules) {
    for (const test of module.children.allTests()) count[test.result().state] += 1;
    for (const suite of [module, ...module.children.allSuites()]) {
      if (suite.errors().length > 0) count.failed += 1;
    }
  }
  const skipped = count.skipped + count.pending;
  return `${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
