import { type WallMs, wallMs } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { addToErasedFile } from '../store/erasing/erased-file.ts';
import type { RowCounts } from '../store/erasing/subjects.ts';
import { createTombstone } from '../store/erasing/tombstone.ts';
import type { PersonHoldings } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { reasonFor } from '../store/trouble.ts';

export interface ErasedPerson {
  readonly rows: RowCounts;
  /** Why the list of erased people beside the store could not be written: a backup from before would bring them back. */
  readonly notListed: string | null;
}

/** Erases a person for good, whoever asks for it. */
export async function erasePerson(
  { people }: Pick<Store, 'people'>,
  place: Pick<Config, 'databaseUrl' | 'dataDir'>,
  email: string,
  { newestAt }: Pick<PersonHoldings, 'newestAt'>,
  entry: { readonly at: WallMs; readonly actor: string },
): Promise<ErasedPerson> {
  // Another machine's clock may be ahead of this one: what is erased now must not count as sent later.
  const tombstone = createTombstone(email, wallMs(Math.max(entry.at, newestAt)));
  const notListed = listed(place, () => {
    addToErasedFile(place.dataDir, [tombstone]);
  });
  return { rows: await people.erase(email, tombstone, entry), notListed };
}

/** Beside an embedded store it has to be there first: with it a crash, or a restored backup, brings nobody back. */
function listed({ databaseUrl }: Pick<Config, 'databaseUrl'>, add: () => void): string | null {
  try {
    add();
    return null;
  } catch (error) {
    const reason = reasonFor(error);
    if (databaseUrl === null || reason === null) throw error;
    return reason;
  }
}
