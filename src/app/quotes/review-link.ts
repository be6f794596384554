import { createHmac } from 'node:crypto';
import { sha256 } from '../shared/idempotency.ts';
import { bounds } from '../../contract/bounds.ts';

const day = 86_400_000;

/** How long a link to a stored quote works. */
export const linkLifeMs = bounds.linkDays * day;

/** The token goes to the caller and nowhere else, the hash into the store. */
export interface ReviewLink {
  readonly token: string;
  readonly hash: string;
  /** What the token can be made from again together with the retry secret; null where there is none. */
  readonly seed: string | null;
}

/**
 * A link of 256 random bits: with a new seed a new one, with the seed of an earlier one the same again. A retry must be given the
 * first answer, link and all, though only the token's hash is kept. So under an idempotency key the token is an HMAC of
 * the retry secret (caller and key, which a retry brings along) under a random seed, and the seed is kept for as long as
 * the key: the store by itself holds neither secret nor token. A key that can be guessed weakens this against somebody
 * who reads the store, for 24 hours, and against nobody else: without the seed there is nothing to guess with.
 */
export function reviewLink(retrySecret: string | null, seed: string): ReviewLink {
  const token =
    retrySecret === null ? seed : createHmac('sha256', seed).update(retrySecret).digest('base64url');
  return { token, hash: hashLinkToken(token), seed: retrySecret === null ? null : seed };
}

/** Fast hashing is right here: the token is random and too long to be guessed. */
export function hashLinkToken(token: string): string {
  return sha256(token);
}

/** Whether a text could be the secret of a link: 256 bits in base64url. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
