import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';
import { SummaryReporter } from './support/summary-reporter.ts';

/** They put something else in the place of a module, for all who use it: each has a process of its own. */
const alone = [
  'src/cli/run.test.ts',
  'src/compose/rendering.test.ts',
  'src/compose/store.test.ts',
  'src/store/backup/no-links.test.ts',
];

/** Packages of the tests that tests beside the code import, from where Node would not find them. */
const alias = Object.fromEntries(
  ['fast-check', 'standardwebhooks'].map((name) => [name, fileURLToPath(import.meta.resolve(name))]),
);

// What is awaited comes at once on an idle machine; a busy one is given time.
const common = {
  setupFiles: join(import.meta.dirname, 'support/each-file.ts'),
  // Processes, not threads: a test that ends or blocks its process takes no other down. Three of them on two cores:
  // many tests wait for a program or a database of their own more than they compute.
  pool: 'forks',
  maxWorkers: 3,
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    globalSetup: join(import.meta.dirname, 'support/global-setup.ts'),
    reporters: ['default', new SummaryReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      { resolve: { alias }, test: { ...common, name: 'alone', include: alone } },
      {
        resolve: { alias },
        test: {
          ...common,
          name: 'together',
          // A process takes the next file when it is done with one: to load the whole service anew for each takes as
          // long as many of the tests.
          isolate: false,
          // What one file leaves behind is cleared away before the next (tests/support/each-file.ts).
          execArgv: ['--expose-gc'],
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [...alone, '**/node_modules/**'],
        },
      },
    ],
  },
});
