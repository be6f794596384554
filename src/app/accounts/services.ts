import type { RateLimiter } from '../callers/rate-policy.ts';
import type { Clock } from '../shared/clock.ts';
import { type AccountStore, createOwnAccounts } from './own-account.ts';
import { createPasswordCheck } from './current-password.ts';
import { type BrowserStore, createKnownBrowsers } from './known-browsers.ts';
import { type OpenIdProvider, createOpenIdSignIn } from './openid.ts';
import type { PasswordHashes } from './password-hash.ts';
import { type PasskeyNeeds, createPasskeys } from './passkeys.ts';
import { createProofs } from './proofs.ts';
import { type SessionStore, createStaffSessions } from './sessions.ts';
import { createPasswordSignIn } from './sign-in.ts';

export interface StaffNeeds extends Pick<
  PasskeyNeeds,
  'passkeys' | 'challenges' | 'jobs' | 'site' | 'mailsOwner'
> {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly browsers: BrowserStore;
  readonly passwords: PasswordHashes;
  /** The provider; null if OpenID Connect is not configured. */
  readonly openIdProvider: OpenIdProvider | null;
  readonly publicUrl: () => string;
  /** Reports why an OpenID sign-in failed. */
  readonly report: (error: unknown) => void;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** Use cases of staff: sign-in, sign-out and their own accounts. */
export function createStaffServices(needs: StaffNeeds) {
  const { accounts, limiter, clock, passwords, openIdProvider: provider, mailsOwner } = needs;
  const sessions = createStaffSessions(needs.sessions, clock);
  const browsers = createKnownBrowsers(needs.browsers, clock);
  const passkeys = createPasskeys({ ...needs, sessions });
  const checkPassword = createPasswordCheck({ accounts, passwords, limiter });
  return {
    sessions,
    browsers,
    signIn: createPasswordSignIn({ accounts, sessions, browsers, passwords, limiter }),
    passkeys,
    proofs: createProofs({ accounts, passkeys, sessions, checkPassword }),
    openId: provider && createOpenIdSignIn({ ...needs, provider, sessions }),
    own: createOwnAccounts({ accounts, sessions, passwords, checkPassword, clock, mailsOwner }),
  };
}

export type StaffServices = ReturnType<typeof createStaffServices>;
