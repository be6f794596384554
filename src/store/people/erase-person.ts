import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import type { SessionName } from '../../app/accounts/sessions.ts';
import { createTombstone } from './erasing/tombstone.ts';
import type { EraseOutcome, PersonCounts } from './people.ts';
import type { StorePlace } from '../engine/open-store.ts';
import type { Store } from '../store.ts';

/** Erases a person for good, for commands and for the desk. */
export function erasePerson(
  { people }: Pick<Store, 'people'>,
  { databaseUrl, dataDir }: StorePlace,
  email: string,
  { newestAt }: Pick<PersonCounts, 'newestAt'>,
  by: { readonly at: WallMs; readonly actor: string; readonly admin?: SessionName },
): Promise<EraseOutcome> {
  // No earlier than the person's newest row: the clock of the node that wrote it may be ahead, and a row
  // erased now must not count as received after the erasure.
  const tombstone = createTombstone(email, wallMs(Math.max(by.at, newestAt)));
  return people.erase(email, tombstone, by, { dataDir, isMust: databaseUrl === null });
}
