import { migrate } from './migrations/index.ts';
import type { OpenDatabase } from './open-database.ts';
import { StoreTrouble } from './trouble.ts';
import { newerThanThis, newestVersion, versionOf } from './version.ts';

export interface UpgradeEvents {
  /** An older store is about to be changed for good: what must happen before. */
  readonly beforeUpgrade: (from: string, to: string) => Promise<void>;
}

/** Makes a new store, or brings an older one up to date; a newer or a stranger's one is left as it is. */
export async function bringUpToDate(database: OpenDatabase, { beforeUpgrade }: UpgradeEvents): Promise<void> {
  const found = await versionOf(database);
  switch (found.kind) {
    case 'current':
      return;
    case 'newer':
      throw newerThanThis(found.version);
    case 'foreign':
      if (database.ownsAllTables) throw notOurs();
      break;
    case 'older':
      await beforeUpgrade(found.version, newestVersion);
      break;
    case 'empty':
      break;
  }
  await migrate(database);
}

export const notOurs = () => new StoreTrouble('its file is a database, but not a store of Lintel');
