import { enquiries } from './enquiries.ts';
import { keys } from './keys.ts';
import { type Methods, type Ways, methodsOf } from './methods.ts';
import type { OpenDatabase } from './open-database.ts';
import { doorQuotes } from './quotes.ts';
import type { Session, Windows } from './session.ts';
import { upkeep } from './upkeep.ts';

/** All that can be asked of a store, by feature: the same queries on a database of either kind. */
const features = { enquiries, doorQuotes, keys, ...upkeep };

/** Of a running service, every method may refuse with `store_unavailable`. */
export interface Store extends Methods<typeof features> {
  close(): Promise<void>;
}

export const storeBy = (ways: Ways): Omit<Store, 'close'> => methodsOf(features, ways);

export const sessionOf = ({ db, commit }: OpenDatabase, windows: Windows): Session => ({
  db,
  commit,
  windows,
});

/** The store on a database that is open and up to date, for as long as it is. */
export function createOpenedStore(database: OpenDatabase, windows: Windows): Store {
  const session = sessionOf(database, windows);
  return {
    ...storeBy({ use: (work) => work(session), stream: (work) => work(session) }),
    close: () => database.db.destroy(),
  };
}
