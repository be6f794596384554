import { createHash, randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { WallMs } from '../shared/clock.ts';
import type { RatePolicy } from './rate-policy.ts';

export interface ApiKey {
  readonly id: string;
  readonly label: string;
  /** Rate limit of the key; null means the default limit. */
  readonly policy: RatePolicy | null;
  /**
   * Whether it is a test key. Submissions with a test key are scored and answered, but cause no mail or
   * webhook.
   */
  readonly test: boolean;
  readonly createdAt: WallMs;
  readonly lastUsedAt: WallMs | null;
  readonly revokedAt: WallMs | null;
}

export interface NewApiKey extends Pick<ApiKey, 'id' | 'label' | 'policy' | 'test' | 'createdAt'> {
  readonly hash: string;
}

/** Shape of a key: 256 random bits with a prefix that secret scanners recognise. */
const keyShape = /^lintel_(?:live|test)_[A-Za-z0-9_-]{43}$/;

export const newKeyId = (now: WallMs): string => `key_${ulid(now)}`;

/** Creates a key. Its text is shown once; only the hash is stored. */
export function createApiKey(
  label: string,
  policy: RatePolicy | null,
  now: WallMs,
  test = false,
  id = newKeyId(now),
): { text: string; key: NewApiKey } {
  const text = `lintel_${test ? 'test' : 'live'}_${randomBytes(32).toString('base64url')}`;
  return { text, key: { id, label, policy, test, createdAt: now, hash: hashApiKey(text) } };
}

/** Hash of a key. SHA-256 suffices, because the text has 256 random bits. */
export function hashApiKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a caller's label is the id of a key. */
export const isKeyId = (label: string): boolean => label.startsWith('key_');

/** Whether a text has the exact shape of our keys. Other texts need no store look-up. */
export const looksLikeApiKey = (text: string): boolean => keyShape.test(text);

/** Whether a text starts like one of our keys, even if the rest is mistyped. */
export const isInOurForm = (text: string): boolean => text.startsWith('lintel_');

export const isTestKey = (text: string): boolean => text.startsWith('lintel_test_');
