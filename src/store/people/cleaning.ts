import type { Session } from '../engine/session.ts';

/**
 * `clean`: what was erased is not in the files either. `left`: the server gets rid of it in its own time. `nothing`: there
 * was nothing to do.
 */
type Cleaned = 'clean' | 'left' | 'nothing';

/** Takes what was erased out of the files of the store, where that has not been done since. Throws where it cannot be done now. */
export async function cleanUp({ db, commit, clean }: Session): Promise<Cleaned> {
  const noted = await db.selectFrom('upkeep_notes').select('unclean_since').executeTakeFirst();
  const since = noted?.unclean_since ?? null;
  if (since === null) return 'nothing';
  const isClean = await clean();
  await commit((trx) =>
    // What was erased meanwhile has noted a time of its own.
    trx.updateTable('upkeep_notes').set({ unclean_since: null }).where('unclean_since', '=', since).execute(),
  );
  return isClean ? 'clean' : 'left';
}
