import type { Kysely } from 'kysely';
import { type WallMs, wallMs } from '../../../app/shared/clock.ts';
import { noteIn } from '../audit.ts';
import { eraseUpTo, storeTombstones } from '../people.ts';
import type { Database } from '../../engine/schema.ts';
import type { Session } from '../../engine/session.ts';
import { addToErasedFile, readErasedFile } from './erased-file.ts';
import { type RowCounts, addCounts, noRows } from './subjects.ts';
import { type Tombstone, isAbout, withoutThose } from './tombstone.ts';

export interface ErasedAgain {
  /** Number of erased people found in the store. */
  readonly people: number;
  readonly rows: RowCounts;
  /** Number of unreadable lines in the file. */
  readonly unreadable: number;
  /** Why tombstones that only the store had could not be added to the file. */
  readonly notKept?: unknown;
}

/**
 * Reconciles a store with the file of tombstones beside it. People who were erased after the store's backup are
 * erased again, except for what they sent since; tombstones that only the store has are added to the file.
 */
export async function eraseAgain(
  session: Session,
  dataDir: string,
  entry: { readonly at: WallMs; readonly actor: string },
  /** Tombstones of another list, such as the one beside a backup. */
  others: readonly Tombstone[] = [],
): Promise<ErasedAgain> {
  const { tombstones, unreadable } = readErasedFile(dataDir);
  const known = await tombstonesIn(session.db);
  const listed = withoutThose(tombstones, others);
  const erased = await eraseAllOf(session, withoutThose(known, [...tombstones, ...listed]), entry);
  try {
    addToErasedFile(dataDir, withoutThose(tombstones, [...known, ...listed]));
    return { ...erased, unreadable };
  } catch (error) {
    return { ...erased, unreadable, notKept: error };
  }
}

async function eraseAllOf(
  session: Session,
  unknown: readonly Tombstone[],
  entry: { readonly at: WallMs; readonly actor: string },
): Promise<Pick<ErasedAgain, 'people' | 'rows'>> {
  let [people, rows] = [0, noRows];
  if (unknown.length === 0) return { people, rows };
  const addresses = await addressesIn(session.db);
  for (const email of addresses) {
    const matching = unknown.filter((tombstone) => isAbout(tombstone, email));
    if (matching.length > 0) {
      const until = wallMs(Math.max(...matching.map(({ erasedAt }) => erasedAt)));
      const erased = await eraseUpTo(session, email, until);
      rows = addCounts(rows, erased);
      if (erased.enquiries + erased.doorQuotes > 0) people += 1;
    }
  }
  await session.commit(async (trx) => {
    await storeTombstones(trx, unknown);
    if (people > 0)
      await noteIn(trx, { ...entry, action: 'person.erase-again', detail: { people, ...rows } });
  });
  return { people, rows };
}

export async function tombstonesIn(db: Kysely<Database>): Promise<readonly Tombstone[]> {
  const rows = await db.selectFrom('erasures').selectAll().execute();
  return rows.map(({ id, key, person_hash, erased_at }) => ({
    id,
    key,
    personHash: person_hash,
    erasedAt: wallMs(erased_at),
  }));
}

/** All distinct addresses in the store. */
async function addressesIn(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('email')
    .union(db.selectFrom('door_quotes').select('email'))
    .execute();
  return rows.map(({ email }) => email);
}

/** Whether the store holds personal data, or did before an erasure. */
export async function holdsPeople(db: Kysely<Database>): Promise<boolean> {
  for (const table of ['enquiries', 'door_quotes', 'erasures'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  return false;
}
