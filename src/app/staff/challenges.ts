import { type Clock, type SteadyMs, steadyMs } from '../shared/clock.ts';
import { hashSecret } from './secret.ts';

/** Long enough to find the key in a drawer. */
const lifeMs = 5 * 60_000;

export type ChallengePurpose = 'passkey' | 'sign-in' | 'openid';

/** What browsers have been asked, by the hashes of the questions. */
export interface Challenges {
  /** Forgets those whose time is over, too. */
  readonly add: (
    challenge: {
      readonly hash: string;
      readonly purpose: ChallengePurpose;
      readonly detail: string;
      readonly expiresAt: SteadyMs;
    },
    now: SteadyMs,
  ) => Promise<void>;
  /** Each counts once. */
  readonly take: (
    hash: string,
    purpose: ChallengePurpose,
  ) => Promise<{ readonly detail: string; readonly expiresAt: SteadyMs } | null>;
}

/** What a browser has been asked and has yet to answer: once, and within minutes. */
export function createChallenges(store: Challenges, clock: Clock) {
  return {
    keep: (challenge: string, purpose: ChallengePurpose, detail: string): Promise<void> => {
      const now = clock.steady();
      return store.add(
        { hash: hashSecret(challenge), purpose, detail, expiresAt: steadyMs(now + lifeMs) },
        now,
      );
    },
    /** What was noted beside it; null where it was never asked, was answered, or is over. */
    async take(challenge: string, purpose: ChallengePurpose): Promise<string | null> {
      const kept = await store.take(hashSecret(challenge), purpose);
      return kept && clock.steady() < kept.expiresAt ? kept.detail : null;
    },
  };
}
