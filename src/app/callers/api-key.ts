import { createHash, randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { WallMs } from '../shared/clock.ts';
import type { RatePolicy } from './rate-policy.ts';

export interface ApiKey {
  readonly id: string;
  readonly label: string;
  /** Its own limit, or null for the limit of all keys. */
  readonly policy: RatePolicy | null;
  /** What is sent with it is a rehearsal: judged and answered, and nobody acts on it. */
  readonly test: boolean;
  readonly createdAt: WallMs;
  readonly lastUsedAt: WallMs | null;
  readonly revokedAt: WallMs | null;
}

export interface NewApiKey extends Pick<ApiKey, 'id' | 'label' | 'policy' | 'test' | 'createdAt'> {
  readonly hash: string;
}

/** 256 random bits behind a prefix that scanners for leaked secrets, and people, can recognise. */
const keyShape = /^lintel_(?:live|test)_[A-Za-z0-9_-]{43}$/;

/** A new key: the text is shown once, only its hash is kept. */
export function createApiKey(
  label: string,
  policy: RatePolicy | null,
  now: WallMs,
  test = false,
): { text: string; key: NewApiKey } {
  const text = `lintel_${test ? 'test' : 'live'}_${randomBytes(32).toString('base64url')}`;
  const id = `key_${ulid(now)}`;
  return { text, key: { id, label, policy, test, createdAt: now, hash: hashApiKey(text) } };
}

/** Fast hashing is right here: the text is random and too long to be guessed. */
export function hashApiKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Spares the store a look-up for what cannot be one of our keys. */
export function looksLikeApiKey(text: string): boolean {
  return keyShape.test(text);
}
