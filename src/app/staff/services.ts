import type { RateLimiter } from '../callers/rate-policy.ts';
import type { Clock } from '../shared/clock.ts';
import { type AccountStore, createOwnAccounts } from './own-account.ts';
import { createPasswordHashes } from './password-hash.ts';
import { type SessionStore, createStaffSessions } from './sessions.ts';
import { createPasswordSignIn } from './sign-in.ts';

export interface StaffNeeds {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** What the desk has to let people in and out, and to let them look after their own accounts. */
export function createStaffServices({ accounts, sessions: kept, limiter, clock }: StaffNeeds) {
  const passwords = createPasswordHashes();
  const sessions = createStaffSessions(kept, clock);
  return {
    sessions,
    signIn: createPasswordSignIn({ accounts, sessions, passwords, limiter }),
    own: createOwnAccounts({ accounts, sessions, passwords, limiter, clock }),
  };
}

export type StaffServices = ReturnType<typeof createStaffServices>;
