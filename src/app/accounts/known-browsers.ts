import { type Clock, type SteadyMs, steadyMs } from '../shared/clock.ts';
import { createSecret, hashSecret } from './secret.ts';
import { type SessionName, type SignedIn, sessionName } from './sessions.ts';

/** How long a browser is known after it was last used to sign in. */
export const knownBrowserMs = 180 * 86_400_000;

/** A browser that several members of staff use has a token of each of them. */
export const mostTokens = 5;

export interface BrowserStore {
  /** The hash that belongs to the enabled account with this address; null if none does. */
  readonly find: (email: string, tokenHashes: readonly string[], at: SteadyMs) => Promise<string | null>;
  /** Renews a token that the account knows; otherwise adds the fresh one, which returns true. */
  readonly remember: (
    by: SessionName,
    tokenHashes: readonly string[],
    fresh: { readonly hash: string; readonly expiresAt: SteadyMs },
  ) => Promise<boolean>;
}

/**
 * Browsers that have signed in to an account before. They have an allowance of their own for signing in, so that attempts of
 * strangers cannot keep the account's owner out. A browser holds random tokens, the store their hashes, so that every node
 * knows them. A token is no credential. May refuse with `store_unavailable`.
 */
export function createKnownBrowsers(store: BrowserStore, clock: Clock) {
  return {
    /** What the store calls the browser; null if the account does not know it. */
    find: (email: string, tokens: readonly string[]): Promise<string | null> =>
      tokens.length === 0 ? Promise.resolve(null) : store.find(email, tokens.map(hashSecret), clock.steady()),

    /** The tokens that a browser holds from now on, after it has signed in. */
    async remember(by: SignedIn, tokens: readonly string[]): Promise<readonly string[]> {
      const { text, hash } = createSecret();
      const expiresAt = steadyMs(clock.steady() + knownBrowserMs);
      const isNew = await store.remember(sessionName(by), tokens.map(hashSecret), { hash, expiresAt });
      return isNew ? [...tokens, text].slice(-mostTokens) : tokens;
    },
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
