import { seconds } from '../callers/call-limits.ts';
import type { RateLimiter } from '../callers/rate-policy.ts';
import type { AccountWithPassword, StaffAccount } from './account.ts';
import type { PasswordHashes } from './password-hash.ts';
import { known } from './password-queue.ts';
import { longestPassword } from './password-rules.ts';

interface CurrentPasswordNeeds {
  readonly accounts: { readonly find: (id: string) => Promise<AccountWithPassword | null> };
  readonly passwords: Pick<PasswordHashes, 'matches'>;
  readonly limiter: RateLimiter;
}

/** Result of the check; `none` if the account has no password. */
export type CurrentPassword =
  { readonly kind: 'right' | 'wrong' | 'none' } | { readonly kind: 'wait'; readonly seconds: number };

/** Limit of guesses by somebody at an unattended, signed-in browser. */
const limit = { limit: 10, windowMs: 15 * 60_000 };

/** Checks the current password of a signed-in account. */
export function createPasswordCheck({ accounts, passwords, limiter }: CurrentPasswordNeeds) {
  return async ({ id }: StaffAccount, typed: string): Promise<CurrentPassword> => {
    const { allowed, resetMs } = await limiter.take(`password of ${id}`, limit);
    if (!allowed) return { kind: 'wait', seconds: seconds(resetMs) };
    const hash = (await accounts.find(id))?.passwordHash ?? null;
    if (hash === null) return { kind: 'none' };
    const matches = await passwords.matches(typed.slice(0, longestPassword), hash, known(id));
    return { kind: matches ? 'right' : 'wrong' };
  };
}

export type CheckPassword = ReturnType<typeof createPasswordCheck>;
