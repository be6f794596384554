import { existsSync } from 'node:fs';
import type { Progress } from '../copying/copy-tables.ts';
import { NoStoreHere, type StorePlace } from '../open-store.ts';
import { copySqliteFile } from '../sqlite/copy-file.ts';
import { storeFile } from '../sqlite/files.ts';
import { openSqliteToRead } from '../sqlite/open.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import { fillNewFile } from './new-store.ts';
import { atOneMoment } from './standing-still.ts';
import { writeWhole } from './whole-file.ts';

/**
 * Makes one file of a store, whichever kind it is, while a service goes on writing to it. The file is a store by itself:
 * checked, counted, synced, and there whole or not at all.
 */
export async function backUp(place: StorePlace, file: string, progress: Progress): Promise<Holdings> {
  return writeWhole(file, async (partial) => {
    if (place.databaseUrl !== null) await atOneMoment(place, (rows) => fillNewFile(partial, rows, progress));
    else {
      const store = storeFile(place.dataDir);
      if (!existsSync(store)) throw new NoStoreHere();
      await copySqliteFile(store, partial, progress);
    }
    return holdingsOfFile(partial);
  });
}

/** Opens a backup as whoever restores it will, and counts what is in it. */
async function holdingsOfFile(file: string): Promise<Holdings> {
  const opened = openSqliteToRead(file, 0);
  try {
    return await holdingsOf(opened);
  } finally {
    await opened.db.destroy();
  }
}
