import type { Config } from '../../config.ts';
import type { Store } from '../../store/store.ts';
import { reasonFor } from '../../store/engine/fault.ts';

/**
 * Removes erased data from the database files, or tells the operator when and how it will be removed.
 */
export async function clean(store: Store, { databaseUrl }: Config): Promise<void> {
  const isEmbedded = databaseUrl === null;
  try {
    const cleaned = await store.cleanUp();
    if (isEmbedded) console.log('Nothing of it is left in the files of the store.');
    else console.log(cleaned === 'left' ? mayNotVacuum : vacuumed);
  } catch (error) {
    const reason = reasonFor(error);
    if (reason === null) throw error;
    console.log(isEmbedded ? tracesLeft(reason) : notVacuumed(reason));
  }
}

const vacuumed = 'The tables were vacuumed; docs/privacy.md says what PostgreSQL keeps, and for how long.';

const mayNotVacuum =
  'This user may not vacuum the tables, since it does not own them: PostgreSQL lets go of the erased rows when it does that itself, or when the owner of the tables says VACUUM.';

const notVacuumed = (reason: string) =>
  `The tables could not be vacuumed (${reason}): PostgreSQL lets go of the erased rows when it does that itself, or when somebody says VACUUM.`;

const tracesLeft = (reason: string) =>
  `It is erased, but traces are still in the files of the store (${reason}). Once that is mended, the service removes them within a day, or at its next start.`;
