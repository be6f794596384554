import type { Session } from '../engine/session.ts';

/**
 * `clean`: erased data is gone from the files too. `left`: the server will remove it later. `nothing`:
 * there were no erasures since the last cleaning.
 */
type Cleaned = 'clean' | 'left' | 'nothing';

/** Removes erased data from the store's files, if they may hold any. Throws if that is impossible now. */
export async function cleanUp({ db, commit, clean }: Session): Promise<Cleaned> {
  const noted = await db.selectFrom('upkeep_notes').select('unclean_since').executeTakeFirst();
  const since = noted?.unclean_since ?? null;
  if (since === null) return 'nothing';
  const isClean = await clean();
  await commit((trx) =>
    // Only if unchanged, because a concurrent erasure has set a later time.
    trx.updateTable('upkeep_notes').set({ unclean_since: null }).where('unclean_since', '=', since).execute(),
  );
  return isClean ? 'clean' : 'left';
}
