import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { type WallMs, wallMs } from '../../../app/shared/clock.ts';

/**
 * Records an erasure without naming the person: an address can be checked against it, but not read from it. Rows
 * received from the address up to this time must not come back.
 */
export interface Tombstone {
  readonly id: string;
  /** Random for each tombstone, so that two erasures of the same person cannot be linked. */
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

/** Parses a tombstone; null for a truncated or edited line. */
export function readTombstone(value: unknown): Tombstone | null {
  const { id, key, personHash, erasedAt } = (value ?? {}) as Partial<Record<keyof Tombstone, unknown>>;
  const isValid =
    typeof id === 'string' &&
    typeof key === 'string' &&
    typeof personHash === 'string' &&
    Number.isSafeInteger(erasedAt);
  return isValid ? { id, key, personHash, erasedAt: wallMs(Number(erasedAt)) } : null;
}

/** The tombstones in `list` that are not in `others`, each once. */
export function withoutThose(others: readonly Tombstone[], list: readonly Tombstone[]): readonly Tombstone[] {
  const ids = new Set(others.map(({ id }) => id));
  return [...new Map(list.filter(({ id }) => !ids.has(id)).map((each) => [each.id, each])).values()];
}
