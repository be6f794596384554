import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { StoreTrouble } from '../fault.ts';
import { isLocked } from './errors.ts';

/** Another process may be writing, or reading what is in the log. */
const patienceMs = 5000;
const retryMs = 50;
/** A store up to this size is rewritten in memory, a larger one by way of a file that has no name. */
const mostInMemory = 268_435_456;
/** The new file goes through the log, which has a heading for each page. */
const logOverhead = 1.02;

/**
 * Leaves nothing in the files but what can be read from them. SQLite overwrites what is deleted (`secure_delete`), but a
 * row that was moved to another page before may have left a copy behind, and its log keeps what was written: the file is
 * written anew, and the log is emptied.
 */
export async function cleanFiles(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ bytes: number; file: string }>`
    select (page_count - freelist_count) * page_size as bytes, file
    from pragma_page_count, pragma_freelist_count, pragma_page_size, pragma_database_list where name = 'main'`.execute(
    db,
  );
  const { bytes, file } = rows[0] ?? { bytes: 0, file: '' };
  await ensureRoom(file, bytes);
  const inMemory = bytes <= mostInMemory;
  await sql.raw(`PRAGMA temp_store = ${inMemory ? 'MEMORY' : 'FILE'}`).execute(db);
  const deadline = performance.now() + patienceMs;
  // The index of words only notes what was deleted, until its parts are made one.
  await untilFree(deadline, () =>
    sql`insert into enquiry_words (enquiry_words) values ('optimize')`.execute(db),
  );
  await untilFree(deadline, () => sql`VACUUM`.execute(db));
  await untilFree(deadline, () => emptyLog(db));
}

/** Asked before, since to find out by trying would leave nobody else any room on the disk meanwhile. */
async function ensureRoom(file: string, bytes: number): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(dirname(file));
  const [needed, free] = [bytes * logOverhead, bavail * bsize];
  // Some file systems do not tell how large they are.
  if (blocks > 0 && free < needed)
    throw new StoreTrouble(
      `to write it anew takes ${inMegabytes(needed)} of free disk space, and there is less: make room`,
    );
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

async function emptyLog(db: Kysely<Database>): Promise<void> {
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
