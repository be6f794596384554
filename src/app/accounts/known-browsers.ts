import { type Clock, type SteadyMs, steadyMs } from '../shared/clock.ts';
import { createSecret, hashSecret } from './secret.ts';
import { type SessionName, type SignedIn, sessionName } from './sessions.ts';

/** How long an account remembers a browser after the last sign-in with it. */
export const knownBrowserMs = 180 * 86_400_000;

/** Limit of tokens per browser: one for each member of staff who uses it. */
export const mostTokens = 5;

export interface BrowserStore {
  /** The hash that is stored for the enabled account with this address; null if none is. */
  readonly find: (email: string, tokenHashes: readonly string[], at: SteadyMs) => Promise<string | null>;
  /** Renews the token of a browser that the account knows; otherwise adds the fresh token, and returns true. */
  readonly remember: (
    by: SessionName,
    tokenHashes: readonly string[],
    fresh: { readonly hash: string; readonly expiresAt: SteadyMs },
  ) => Promise<boolean>;
}

/**
 * Browsers that have signed in to an account before. They have their own limit of sign-in attempts, so that
 * attempts of other clients cannot lock out the owner of the account. A browser holds random tokens, and the
 * store their hashes, so every node recognises the browser. A token is not a credential. May refuse with
 * `store_unavailable`.
 */
export function createKnownBrowsers(store: BrowserStore, clock: Clock) {
  return {
    /** Hash of the browser's token for this account; null if the account does not know the browser. */
    find: (email: string, tokens: readonly string[]): Promise<string | null> =>
      tokens.length === 0 ? Promise.resolve(null) : store.find(email, tokens.map(hashSecret), clock.steady()),

    /** The tokens that the browser has to store after this sign-in. */
    async remember(by: SignedIn, tokens: readonly string[]): Promise<readonly string[]> {
      const { text, hash } = createSecret();
      const expiresAt = steadyMs(clock.steady() + knownBrowserMs);
      const isNew = await store.remember(sessionName(by), tokens.map(hashSecret), { hash, expiresAt });
      return isNew ? [...tokens, text].slice(-mostTokens) : tokens;
    },
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
