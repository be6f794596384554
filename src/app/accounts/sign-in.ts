import { foldedEmail } from '../../domain/enquiry/email.ts';
import { seconds } from '../callers/call-limits.ts';
import { networkOf } from '../callers/client-network.ts';
import type { RateLimiter } from '../callers/rate-policy.ts';
import type { AccountWithPassword } from './account.ts';
import { takeAttempt, takeInTurn } from './attempts.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { PasswordHashes } from './password-hash.ts';
import { known, stranger } from './password-queue.ts';
import { longestPassword } from './password-rules.ts';
import { hashSecret } from './secret.ts';
import type { StaffSessions } from './sessions.ts';

const quarter = 15 * 60_000;
/**
 * Limits of attempts: low for an account from one network, higher for an account from all networks, so that
 * an attacker cannot easily lock out its owner. A known browser has its own limit instead.
 */
const limits = {
  client: { limit: 30, windowMs: quarter },
  accountOfNetwork: { limit: 10, windowMs: quarter },
  account: { limit: 60, windowMs: quarter },
  browser: { limit: 10, windowMs: quarter },
} as const;
/** Maximum length of the e-mail address, longer than any valid one. */
const longestEmail = 320;

interface SignInNeeds {
  readonly accounts: { readonly findByEmail: (email: string) => Promise<AccountWithPassword | null> };
  readonly sessions: Pick<StaffSessions, 'begin'>;
  readonly browsers: Pick<KnownBrowsers, 'find'>;
  readonly passwords: PasswordHashes;
  readonly limiter: RateLimiter;
}

export type SignInOutcome =
  | { readonly kind: 'in'; readonly token: string }
  /** Refused, without saying whether the address or the password was wrong. */
  | { readonly kind: 'no' }
  | { readonly kind: 'wait'; readonly seconds: number };

/**
 * Sign-in by password. Outcome and duration are the same whether the account does not exist, is disabled, or
 * has no password or another password.
 */
export function createPasswordSignIn({ accounts, sessions, browsers, passwords, limiter }: SignInNeeds) {
  return async function signIn(
    email: string,
    password: string,
    client: string,
    /** Tokens that the browser got at earlier sign-ins. */
    browserTokens: readonly string[] = [],
  ): Promise<SignInOutcome> {
    const folded = foldedEmail(email.trim().slice(0, longestEmail));
    const browser = await browsers.find(folded, browserTokens);
    const waitMs =
      browser === null
        ? await waitForStranger(limiter, folded, client)
        : await takeInTurn(limiter, [[`sign-in by ${browser}`, limits.browser]]);
    if (waitMs > 0) return { kind: 'wait', seconds: seconds(waitMs) };
    const account = await accounts.findByEmail(folded);
    const hash = account?.disabledAt === null ? account.passwordHash : null;
    const asker = browser === null ? stranger(client) : known(browser);
    const matches = await passwords.matches(password.slice(0, longestPassword), hash, asker);
    if (!matches || !account || hash === null) return { kind: 'no' };
    const token = await sessions.begin(account.id, { way: 'password', passwordHash: hash });
    return token === null ? { kind: 'no' } : { kind: 'in', token };
  };
}

/** Counts the attempt against each limit. Returns how long to wait; 0 if the attempt is allowed. */
function waitForStranger(limiter: RateLimiter, email: string, client: string): Promise<number> {
  // Hashed, so that the name of the bucket is short and does not reveal the address.
  const account = hashSecret(email);
  return takeAttempt(limiter, 'sign-in', client, limits.client, [
    [`sign-in of ${account} from ${networkOf(client)}`, limits.accountOfNetwork],
    [`sign-in of ${account}`, limits.account],
  ]);
}
