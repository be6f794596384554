import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { ask } from './on-demand.ts';
import { startServer } from './postgres-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import { atEndOfFile } from './end-of-file.ts';

export { hasPackagedPostgres } from './postgres-binaries.ts';

const servers: PostgresServer[] = [];
const databases: string[] = [];

atEndOfFile(async () => {
  await Promise.all(servers.splice(0).map((server) => server.remove()));
  if (!databasesStay()) {
    for (const name of databases.splice(0)) await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
});

/** An external server, on which the tests create and drop databases. */
const given = process.env['TEST_DATABASE_URL'];

/**
 * Whether databases stay until the end of the run, as on the run's own server. On an external server each
 * file drops its own.
 */
export const databasesStay = (): boolean => given === undefined;

let ofRun: Promise<{ url: string; binaries: string }> | undefined;
const runsServer = () => (ofRun ??= ask(inject('postgres')));
const serverUrl = async () => given ?? (await runsServer()).url;

/** Creates an empty database on the server of this run; returns its URL. */
export const createDatabase = (): Promise<string> => createFrom('template0');

/** Copies a database, which must have no connections; returns the URL of the copy. */
export const copyDatabase = (url: string): Promise<string> => createFrom(new URL(url).pathname.slice(1));

async function createFrom(template: string): Promise<string> {
  const name = `lintel_${randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(await serverUrl());
  url.pathname = name;
  return url.href;
}

/** A private server that can be stopped and started, until the end of the test file. */
export async function startPrivatePostgres(): Promise<PostgresServer> {
  const server = await startServer(given === undefined ? { binaries: (await runsServer()).binaries } : {});
  servers.push(server);
  return server;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: await serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
