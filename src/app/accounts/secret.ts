import { randomBytes } from 'node:crypto';
import { sha256 } from '../shared/idempotency.ts';

/** A secret and its hash. The secret goes to a browser or a person, and only the hash is stored. */
export interface Secret {
  readonly text: string;
  readonly hash: string;
}

/** A secret of 256 random bits. */
export function createSecret(): Secret {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashSecret(text) };
}

/** Hash of a secret. SHA-256 suffices, because the text is random. */
export const hashSecret = (text: string): string => sha256(text);
