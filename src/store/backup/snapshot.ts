import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { closing } from '../engine/open-database.ts';
import { type StorePlace, ensureCurrent, openDatabase } from '../engine/open-store.ts';
import { openPostgresForCommand, serviceName } from '../engine/postgres/open.ts';
import type { Database } from '../engine/schema.ts';
import { ensureNobodyElse } from '../engine/sqlite/copy-file.ts';
import { storeFile } from '../engine/sqlite/files.ts';
import { StoreTrouble } from '../engine/fault.ts';
import { versionOf } from '../engine/version.ts';

/** Reads a store as it is at one moment, whoever writes to it meanwhile. */
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

/** Refuses when a service uses the store: what it takes after the copy would be missing there. */
export async function ensureNobodyServes({ databaseUrl, dataDir }: StorePlace): Promise<void> {
  if (databaseUrl === null) {
    if (existsSync(storeFile(dataDir))) ensureNobodyElse(storeFile(dataDir));
    return;
  }
  await closing(openPostgresForCommand(databaseUrl), async ({ db }) => {
    const until = performance.now() + goneWithinMs;
    while (await isServed(db)) {
      if (performance.now() > until)
        throw new StoreTrouble('a service is connected to it: stop the service first');
      await sleep(lookAgainMs);
    }
  });
}

/** The server counts a connection for a moment after the service has closed it. */
const goneWithinMs = 1000;
const lookAgainMs = 50;

async function isServed(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = ${serviceName}
  `.execute(db);
  return rows.length > 0;
}
