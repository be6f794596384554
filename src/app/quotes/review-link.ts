import { createHmac } from 'node:crypto';
import { sha256 } from '../shared/idempotency.ts';
import { bounds } from '../../contract/bounds.ts';

const day = 86_400_000;

/** Lifetime of a quote's link. */
export const linkLifeMs = bounds.linkDays * day;

/** The link of a quote. The caller gets the token, and the store its hash. */
export interface ReviewLink {
  readonly token: string;
  readonly hash: string;
  /** Seed from which the token can be derived again with the retry secret; null without a secret. */
  readonly seed: string | null;
}

/**
 * Creates a link of 256 random bits; with the seed of an earlier link, the same link again. A retry must get
 * the first response including the link, but only the hash of the token is stored. So with an idempotency
 * key, the token is an HMAC of the retry secret (caller and key, which a retry sends again), keyed with a
 * random seed. The seed is stored as long as the key; the store contains neither secret nor token. With a
 * guessable key, an attacker who can read the store could find the token during these 24 hours.
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
