import type { TestProject } from 'vitest/node';
import { startServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { url: string; isOwn: boolean; binaries?: string };
  }
}

/** One PostgreSQL for the whole run: the one of TEST_DATABASE_URL, or one started here. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgres', { url: given, isOwn: false });
    return undefined;
  }
  const server = await startServer();
  project.provide('postgres', { url: server.url, isOwn: true, binaries: server.binaries });
  return () => server.remove();
}
