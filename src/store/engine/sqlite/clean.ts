import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { StoreTrouble } from '../fault.ts';
import { isLocked } from './errors.ts';

/** How long to wait for other processes that read or write. */
const timeoutMs = 5000;
const retryMs = 50;
/** Maximum size of a store to vacuum in memory; a larger one is vacuumed by way of an unlinked temporary file. */
const maxInMemoryBytes = 268_435_456;
/** Size of the WAL relative to the store after VACUUM, which writes every page to it, each with a header. */
const walOverhead = 1.02;

/**
 * Removes deleted data from the files. SQLite overwrites deleted rows (`secure_delete`), but the WAL keeps old
 * writes, and rows moved between pages may have left copies: so the file is vacuumed and the WAL truncated.
 */
export async function cleanFiles(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ bytes: number; file: string }>`
    select (page_count - freelist_count) * page_size as bytes, file
    from pragma_page_count, pragma_freelist_count, pragma_page_size, pragma_database_list where name = 'main'`.execute(
    db,
  );
  const { bytes, file } = rows[0] ?? { bytes: 0, file: '' };
  await ensureRoom(file, bytes);
  const inMemory = bytes <= maxInMemoryBytes;
  await sql.raw(`PRAGMA temp_store = ${inMemory ? 'MEMORY' : 'FILE'}`).execute(db);
  const deadline = performance.now() + timeoutMs;
  // FTS5 only marks rows as deleted until its segments are merged.
  await untilFree(deadline, () =>
    sql`insert into enquiry_words (enquiry_words) values ('optimize')`.execute(db),
  );
  await untilFree(deadline, () => sql`VACUUM`.execute(db));
  await untilFree(deadline, () => truncateWal(db));
}

/** Checks the free space first: a failed attempt would fill the disk for all other processes. */
async function ensureRoom(file: string, bytes: number): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(dirname(file));
  const [needed, free] = [bytes * walOverhead, bavail * bsize];
  // Some file systems do not report their size: no check then.
  if (blocks > 0 && free < needed)
    throw new StoreTrouble(
      `to write it anew takes ${inMegabytes(needed)} of free disk space, and there is less: make room`,
    );
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

async function truncateWal(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  if (rows[0]?.busy !== 0) throw new InUse();
}

class InUse extends StoreTrouble {
  constructor() {
    super('another process is using it');
  }
}

async function untilFree(deadline: number, work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      const isBusy = error instanceof InUse || isLocked(error);
      if (!isBusy || performance.now() > deadline) throw error;
      await sleep(retryMs);
    }
  }
}
