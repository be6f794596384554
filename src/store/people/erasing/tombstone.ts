import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { type WallMs, wallMs } from '../../../app/shared/clock.ts';

/**
 * Says that somebody was erased, without saying who: whoever has an address can find out whether it is theirs, and nobody
 * can read an address from it. What that person sent up to this time must not come back.
 */
export interface Tombstone {
  readonly id: string;
  /** Random, of this one alone: two erasures of one person look like two people. */
  readonly key: string;
  readonly personHash: string;
  readonly erasedAt: WallMs;
}

export function createTombstone(email: string, erasedAt: WallMs): Tombstone {
  const key = randomBytes(32).toString('base64');
  return { id: `ers_${randomUUID()}`, key, personHash: hashOf(email, key).toString('base64'), erasedAt };
}

export const isAbout = ({ key, personHash }: Tombstone, email: string): boolean => {
  const noted = Buffer.from(personHash, 'base64');
  const hash = hashOf(email, key);
  return noted.length === hash.length && timingSafeEqual(noted, hash);
};

const hashOf = (email: string, key: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(email).digest();

/** Null for what is none: a line that was cut off, or that somebody changed. */
export function readTombstone(value: unknown): Tombstone | null {
  const { id, key, personHash, erasedAt } = (value ?? {}) as Partial<Record<keyof Tombstone, unknown>>;
  const isSound =
    typeof id === 'string' &&
    typeof key === 'string' &&
    typeof personHash === 'string' &&
    Number.isSafeInteger(erasedAt);
  return isSound ? { id, key, personHash, erasedAt: wallMs(Number(erasedAt)) } : null;
}
