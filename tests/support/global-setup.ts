import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { url: string; isOwn: boolean; binaries?: string };
    /** A folder for what several test files use; it is removed after the run. */
    folder: string;
  }
}

/** One folder and one PostgreSQL for the whole run: the one of TEST_DATABASE_URL, or one started here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-run-'));
  project.provide('folder', folder);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgres', { url: given, isOwn: false });
    return removeFolder;
  }
  // With a thousand databases it would look into ten of them a second, and find nothing to do.
  const server = await startServer({ settings: { autovacuum: 'off' } });
  project.provide('postgres', { url: server.url, isOwn: true, binaries: server.binaries });
  return async () => {
    await server.remove();
    await removeFolder();
  };
}
