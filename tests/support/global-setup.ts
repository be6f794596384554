import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideOnDemand } from './on-demand.ts';
import { startServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port of the shared PostgreSQL. */
    postgres: number;
    /** A folder shared by test files, removed after the run. */
    folder: string;
  }
}

/** Creates one folder for the whole run, and one PostgreSQL on demand. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-run-'));
  project.provide('folder', folder);
  const postgres = await provideOnDemand(
    // Autovacuum is off: with a thousand databases it would check ten of them a second for nothing.
    async () => startServer({ settings: { autovacuum: 'off' } }),
    (server) => server.remove(),
  );
  project.provide('postgres', postgres.port);
  return async () => {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  };
}
