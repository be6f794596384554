import { randomBytes } from 'node:crypto';
import { sha256 } from '../shared/idempotency.ts';

/** The text goes to one browser or person; only the hash is stored. */
export interface Secret {
  readonly text: string;
  readonly hash: string;
}

/** 256 random bits. */
export function createSecret(): Secret {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashSecret(text) };
}

/** SHA-256 suffices: the text is random. */
export const hashSecret = (text: string): string => sha256(text);
