import { isDamaged } from '../../app/shared/damaged.ts';
import type { Store } from '../../store/store.ts';
import type { Config } from '../../config.ts';
import { type Purpose, type StorePlace, openStore } from '../../store/engine/open-store.ts';
import { windowsOf } from '../../store/engine/windows.ts';
import { NoStoreHere, reasonFor } from '../../store/engine/fault.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { cannotBeUsed, nameOf } from './names.ts';

/** Opens the store for one command. On failure, the error names the store and the reason. */
export async function withStore(
  config: Config,
  purpose: Purpose,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  await explained(config, async () => {
    const { store, isNew } = await openStore(config, purpose, windowsOf(config));
    // Tells the operator about a new store, because the command may have been started in the wrong folder.
    if (isNew) console.log(`A new store was made: ${nameOf(config)}.`);
    try {
      await work(store);
    } finally {
      await store.close();
    }
  });
}

/** Turns a fault of the store into an operator error; rethrows others. */
export async function explained<Result>(place: StorePlace, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoStoreHere) throw new OperatorError(noStoreAt(place));
    if (isDamaged(error)) throw new OperatorError(error.message);
    const reason = reasonFor(error);
    throw reason === null ? error : new OperatorError(cannotBeUsed(place, reason));
  }
}

function noStoreAt({ databaseUrl, dataDir }: StorePlace): string {
  return databaseUrl === null
    ? `there is no store in ${dataDir}: set DATA_DIR to its folder, or start the service once to make one`
    : 'there is no store in the database at DATABASE_URL: start the service once to make one';
}
