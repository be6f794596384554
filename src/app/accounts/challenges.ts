import { type Clock, type SteadyMs, steadyMs } from '../shared/clock.ts';
import { hashSecret } from './secret.ts';

/** Lifetime of a challenge, enough for the user to find a security key. */
const lifeMs = 5 * 60_000;

export type ChallengePurpose = 'passkey' | 'sign-in' | 'proof' | 'openid';

/** Store of pending challenges, by their hashes. */
export interface Challenges {
  /** Adds a challenge, and deletes expired ones. */
  readonly add: (
    challenge: {
      readonly hash: string;
      readonly purpose: ChallengePurpose;
      readonly detail: string;
      readonly expiresAt: SteadyMs;
    },
    now: SteadyMs,
  ) => Promise<void>;
  /** Finds and deletes a challenge, so that each works once. */
  readonly take: (
    hash: string,
    purpose: ChallengePurpose,
  ) => Promise<{ readonly detail: string; readonly expiresAt: SteadyMs } | null>;
}

/** WebAuthn and OpenID challenges: single use, valid for minutes. */
export function createChallenges(store: Challenges, clock: Clock) {
  return {
    keep: (challenge: string, purpose: ChallengePurpose, detail: string): Promise<void> => {
      const now = clock.steady();
      return store.add(
        { hash: hashSecret(challenge), purpose, detail, expiresAt: steadyMs(now + lifeMs) },
        now,
      );
    },
    /** The data stored with the challenge; null if it is unknown, used or expired. */
    async take(challenge: string, purpose: ChallengePurpose): Promise<string | null> {
      const kept = await store.take(hashSecret(challenge), purpose);
      return kept && clock.steady() < kept.expiresAt ? kept.detail : null;
    },
  };
}
