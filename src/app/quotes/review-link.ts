import { createHmac } from 'node:crypto';
import { sha256 } from '../shared/idempotency.ts';
import { bounds } from '../../contract/bounds.ts';

const day = 86_400_000;

/** Lifetime of a quote's link. */
export const linkLifeMs = bounds.linkDays * day;

/** A quote's link: the caller gets the token, and the store its hash. */
export interface ReviewLink {
  readonly token: string;
  readonly hash: string;
  /** Seed from which the token can be derived again with the retry secret; null without a secret. */
  readonly seed: string | null;
}

/**
 * A link of 256 random bits; with an earlier link's seed, the same link again. A retry must get the first response,
 * link included, though only the token's hash is stored. So with an idempotency key, the token is an HMAC under a
 * random seed of the retry secret (caller and key, which a retry sends again). The seed is stored as long as the
 * key: the store alone holds neither secret nor token. A guessable key weakens this for 24 hours, only against an
 * attacker who can read the store, as guessing needs the seed.
 */
export function reviewLink(retrySecret: string | null, seed: string): ReviewLink {
  const token =
    retrySecret === null ? seed : createHmac('sha256', seed).update(retrySecret).digest('base64url');
  return { token, hash: hashLinkToken(token), seed: retrySecret === null ? null : seed };
}

/** Hash of a link's token. SHA-256 suffices, because the token is random. */
export function hashLinkToken(token: string): string {
  return sha256(token);
}

/** Whether a text has the form of a link token: 256 bits in base64url. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
