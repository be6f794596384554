import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { closing } from '../engine/open-database.ts';
import { type StorePlace, ensureCurrent, openDatabase } from '../engine/open-store.ts';
import { openPostgresForCommand, serviceName } from '../engine/postgres/open.ts';
import type { Database } from '../engine/schema.ts';
import { ensureNotInUse } from '../engine/sqlite/copy-file.ts';
import { storeFile } from '../engine/sqlite/files.ts';
import { StoreTrouble } from '../engine/fault.ts';
import { versionOf } from '../engine/version.ts';

/** Reads a consistent snapshot of a store while the service goes on writing. */
export async function atOneMoment<Result>(
  place: StorePlace,
  read: (rows: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return closing(openDatabase(place, 'change'), async (database) => {
    ensureCurrent(await versionOf(database), database);
    const transaction = database.db.transaction();
    return place.databaseUrl === null
      ? transaction.execute(read)
      : transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  });
}

/** Refuses while a service uses the store: the copy would lack what the service writes afterwards. */
export async function ensureNotServed({ databaseUrl, dataDir }: StorePlace): Promise<void> {
  if (databaseUrl === null) {
    if (existsSync(storeFile(dataDir))) ensureNotInUse(storeFile(dataDir));
    return;
  }
  await closing(openPostgresForCommand(databaseUrl), async ({ db }) => {
    const deadline = performance.now() + disconnectGraceMs;
    while (await isServed(db)) {
      if (performance.now() > deadline)
        throw new StoreTrouble('a service is connected to it: stop the service first');
      await sleep(pollMs);
    }
  });
}

/** How long a connection may still be listed by the server after it was closed. */
const disconnectGraceMs = 1000;
const pollMs = 50;

async function isServed(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = ${serviceName}
  `.execute(db);
  return rows.length > 0;
}
