import { foldedEmail } from '../../domain/enquiry/email.ts';
import { seconds } from '../callers/call-limits.ts';
import type { RateLimiter } from '../callers/rate-policy.ts';
import type { Clock } from '../shared/clock.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AccountWithPassword } from './account.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import type { StaffSessions } from './sessions.ts';

/** What has to be known again when the browser comes back. */
export interface OpenIdQuestion {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A service at which staff have accounts already. */
export interface OpenIdProvider {
  /** What people call it. */
  readonly name: string;
  /** Where to send a browser, and what to ask of it when it is back. Rejects while the service cannot be reached. */
  readonly ask: (
    callback: string,
  ) => Promise<{ readonly address: string; readonly question: OpenIdQuestion }>;
  /** The e-mail address that the service has verified; null where it vouches for none. Rejects for anything that does not hold. */
  readonly answer: (url: string, question: OpenIdQuestion) => Promise<string | null>;
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
  /** They are known there, and not here. */
  | { readonly kind: 'stranger' }
  | { readonly kind: 'no' };

const attempts = { limit: 60, windowMs: 15 * 60_000 };
export const openIdCallback = '/staff/sign-in/openid/callback';

/** Sign-in by OpenID Connect: only who has an enabled account here, by an address that is verified there. */
export function createOpenIdSignIn(needs: OpenIdNeeds) {
  const { provider, accounts, sessions, limiter, clock, publicUrl, report } = needs;
  const challenges = createChallenges(needs.challenges, clock);

  return {
    name: provider.name,

    /** The address to go to, and the state the browser has to bring back; null while the service cannot be reached. */
    async begin(next: string, client: string): Promise<{ address: string; state: string } | null> {
      const { allowed, resetMs } = await limiter.take(`openid from ${client}`, attempts);
      if (!allowed)
        throw new Refusal('rate_limited', 'There were too many attempts from your network.', {
          retryAfter: seconds(resetMs),
        });
      const asked = await provider.ask(`${publicUrl()}${openIdCallback}`).catch((error: unknown) => {
        report(error);
        return null;
      });
      if (!asked) return null;
      const { address, question } = asked;
      await challenges.keep(question.state, 'openid', JSON.stringify({ ...question, next }));
      return { address, state: question.state };
    },

    /** `path` is what the browser came back to, `state` what it was given on its way. */
    async finish(path: string, state: string): Promise<OpenIdOutcome> {
      const kept = await challenges.take(state, 'openid');
      if (kept === null) return { kind: 'no' };
      const { next, ...question } = JSON.parse(kept) as OpenIdQuestion & { next: string };
      let email: string | null;
      try {
        email = await provider.answer(`${publicUrl()}${path}`, question);
      } catch (error) {
        report(error);
        return { kind: 'no' };
      }
      const account = email === null ? null : await accounts.findByEmail(foldedEmail(email));
      if (account?.disabledAt !== null) return { kind: 'stranger' };
      const token = await sessions.begin(account.id, { way: 'openid' });
      return token === null ? { kind: 'stranger' } : { kind: 'in', token, next };
    },
  };
}

export type OpenIdSignIn = ReturnType<typeof createOpenIdSignIn>;
