import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideOnDemand } from './on-demand.ts';
import { startServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port at which the run's PostgreSQL can be had. */
    postgres: number;
    /** A folder for what several test files use; it is removed after the run. */
    folder: string;
  }
}

/** One folder for the whole run, and one PostgreSQL, which is started when a test first wants it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-run-'));
  project.provide('folder', folder);
  const postgres = await provideOnDemand(
    // With a thousand databases autovacuum would look into ten of them a second, and find nothing to do.
    async () => startServer({ settings: { autovacuum: 'off' } }),
    (server) => server.remove(),
  );
  project.provide('postgres', postgres.port);
  return async () => {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  };
}
