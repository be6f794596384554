import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './tests/support/summary-reporter.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/orphan.ts',
    reporters: ['default', new SummaryReporter()],
    // Processes, not threads: a test that ends or blocks its process takes no other down. Two of them, since
    // each may have a program and a database of its own to share the cores with.
    pool: 'forks',
    maxWorkers: 2,
    // What is awaited comes at once on an idle machine; a busy one is given time.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
