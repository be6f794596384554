import { type SteadyMs, steadyMs } from '../../app/shared/clock.ts';
import type { ChallengePurpose } from '../../app/accounts/challenges.ts';
import type { Session } from '../engine/session.ts';

interface NewChallenge {
  readonly hash: string;
  readonly purpose: ChallengePurpose;
  readonly detail: string;
  readonly expiresAt: SteadyMs;
}

export const staffChallenges = {
  /** Adds a challenge, and deletes expired ones. */
  add: (
    { commit }: Session,
    { hash, purpose, detail, expiresAt }: NewChallenge,
    now: SteadyMs,
  ): Promise<void> =>
    commit(async (trx) => {
      await trx.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute();
      const row = { id_hash: hash, purpose, detail, expires_at: expiresAt };
      await trx.insertInto('staff_challenges').values(row).execute();
    }),

  async take(
    { commit }: Session,
    hash: string,
    purpose: ChallengePurpose,
  ): Promise<{ readonly detail: string; readonly expiresAt: SteadyMs } | null> {
    const row = await commit((trx) =>
      trx
        .deleteFrom('staff_challenges')
        .where('id_hash', '=', hash)
        .where('purpose', '=', purpose)
        .returning(['detail', 'expires_at'])
        .executeTakeFirst(),
    );
    return row ? { detail: row.detail, expiresAt: steadyMs(row.expires_at) } : null;
  },
};
