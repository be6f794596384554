import { randomBytes } from 'node:crypto';
import { sha256 } from '../shared/idempotency.ts';

/** The text goes to one browser or one person and nowhere else; only the hash is kept. */
export interface Secret {
  readonly text: string;
  readonly hash: string;
}

/** 256 random bits. */
export function createSecret(): Secret {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashSecret(text) };
}

/** Fast hashing is right here: the text is random and too long to be guessed. */
export const hashSecret = (text: string): string => sha256(text);
