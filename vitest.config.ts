import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { SummaryReporter } from './tests/support/summary-reporter.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/orphan.ts',
    reporters: ['default', new SummaryReporter()],
    // Processes, not threads: a test that ends or blocks its process takes no other down. Three of them on
    // two cores: many tests wait for a program or a database of their own more than they compute.
    pool: 'forks',
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What is awaited comes at once on an idle machine; a busy one is given time.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
