import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The integrity check of SQLite. */
export function integrityOf(dataDir: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'lintel.db'), { readOnly: true, timeout: 5000 });
  try {
    return database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  } finally {
    database.close();
  }
}
