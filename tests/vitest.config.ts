import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';
import { SummaryReporter } from './support/summary-reporter.ts';

/** Files that mock modules for all importers, so each has its own process. */
const alone = [
  'src/cli/run.test.ts',
  'src/compose/rendering.test.ts',
  'tests/store/unexpected-errors.test.ts',
  'src/store/backup/no-links.test.ts',
];

/** Tests in src/ import these packages of tests/, which Node would not find from there. */
const alias = Object.fromEntries(
  ['fast-check', 'standardwebhooks'].map((name) => [name, fileURLToPath(import.meta.resolve(name))]),
);

// Generous timeouts, because a busy machine is slow; on an idle machine no test waits for them.
const common = {
  setupFiles: join(import.meta.dirname, 'support/each-file.ts'),
  // Processes, not threads: a test that exits or blocks its process affects no other. Three of them on two cores,
  // because many tests mostly wait for a program or a database.
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
          // Processes run several files: loading the whole service again takes as long as many tests.
          isolate: false,
          // tests/support/each-file.ts cleans up after each file.
          execArgv: ['--expose-gc'],
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [...alone, '**/node_modules/**'],
        },
      },
    ],
  },
});
