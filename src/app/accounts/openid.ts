import { foldedEmail } from '../../domain/enquiry/email.ts';
import { seconds } from '../callers/call-limits.ts';
import type { RateLimiter } from '../callers/rate-policy.ts';
import type { Clock } from '../shared/clock.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AccountWithPassword } from './account.ts';
import { takeAttempt } from './attempts.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { type OpenIdIdentity, type StaffSessions, proofMs } from './sessions.ts';

/** State of a sign-in, stored until the browser returns from the provider. */
export interface OpenIdQuestion {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface OpenIdAnswer {
  readonly identity: OpenIdIdentity;
  /** The e-mail address; null if the provider has not verified it. */
  readonly email: string | null;
  /** Time since the user gave a credential to the provider; null without `auth_time`. */
  readonly authenticatedAgoMs: number | null;
}

/** An OpenID Connect provider. */
export interface OpenIdProvider {
  /** Display name. */
  readonly name: string;
  /** The authorisation URL, and the state to check on return. Rejects while the provider is unreachable. */
  readonly ask: (
    callback: string,
    /** Whether the user has to give a credential again, even with a session at the provider. */
    again: boolean,
  ) => Promise<{ readonly address: string; readonly question: OpenIdQuestion }>;
  /** Rejects invalid responses. */
  readonly answer: (url: string, question: OpenIdQuestion) => Promise<OpenIdAnswer>;
}

interface OpenIdNeeds {
  readonly provider: OpenIdProvider;
  readonly challenges: Challenges;
  readonly accounts: { readonly findByEmail: (email: string) => Promise<AccountWithPassword | null> };
  readonly sessions: Pick<StaffSessions, 'begin'>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly report: (error: unknown) => void;
}

export type OpenIdOutcome =
  | { readonly kind: 'in'; readonly token: string; readonly next: string }
  /**
   * The user is signed in at the provider, but has no account here, or the account belongs to another of the
   * provider's users.
   */
  | { readonly kind: 'stranger' }
  | { readonly kind: 'no' };

const attempts = { limit: 60, windowMs: 15 * 60_000 };
export const openIdCallback = '/staff/sign-in/openid/callback';

/**
 * Sign-in by OpenID Connect, for enabled accounts whose address the provider has verified. At the first
 * sign-in the address finds the account. From then on, only the same user of the provider can sign in,
 * because addresses may be given to other people.
 */
export function createOpenIdSignIn(needs: OpenIdNeeds) {
  const { provider, accounts, sessions, limiter, clock, publicUrl, report } = needs;
  const challenges = createChallenges(needs.challenges, clock);

  return {
    name: provider.name,

    /**
     * The authorisation URL, and the state that the browser has to bring back; null while the provider is
     * unreachable.
     */
    async begin(
      next: string,
      client: string,
      again = false,
    ): Promise<{ address: string; state: string } | null> {
      const waitMs = await takeAttempt(limiter, 'openid', client, attempts);
      if (waitMs > 0)
        throw new Refusal('rate_limited', 'There were too many attempts from your network.', {
          retryAfter: seconds(waitMs),
        });
      const asked = await provider.ask(`${publicUrl()}${openIdCallback}`, again).catch((error: unknown) => {
        report(error);
        return null;
      });
      if (!asked) return null;
      const { address, question } = asked;
      await challenges.keep(question.state, 'openid', JSON.stringify({ ...question, next }));
      return { address, state: question.state };
    },

    /** Completes a sign-in. `path` is the callback with its query, `state` the value from the cookie. */
    async finish(path: string, state: string): Promise<OpenIdOutcome> {
      const kept = await challenges.take(state, 'openid');
      if (kept === null) return { kind: 'no' };
      const { next, ...question } = JSON.parse(kept) as OpenIdQuestion & { next: string };
      let answer: OpenIdAnswer;
      try {
        answer = await provider.answer(`${publicUrl()}${path}`, question);
      } catch (error) {
        report(error);
        return { kind: 'no' };
      }
      const { identity, email, authenticatedAgoMs: agoMs } = answer;
      const account = email === null ? null : await accounts.findByEmail(foldedEmail(email));
      if (account?.disabledAt !== null) return { kind: 'stranger' };
      // A proof only with `auth_time`. Without it, a session at the provider may have signed the user in: the
      // browser can remove `prompt` from our request.
      const isProof = agoMs !== null && agoMs < proofMs;
      const token = await sessions.begin(account.id, { way: 'openid', identity }, isProof);
      return token === null ? { kind: 'stranger' } : { kind: 'in', token, next };
    },
  };
}

export type OpenIdSignIn = ReturnType<typeof createOpenIdSignIn>;
