import { ulid } from 'ulid';
import { type WallMs, wallMs } from '../shared/clock.ts';
import type { StaffAccount, StaffRole } from './account.ts';
import { createSecret } from './secret.ts';

/** Lifetime of a set-up link. */
export const setupHours = 72;

/** A single-use link for setting a password; only the hash of its token is stored. */
export interface SetupLink {
  readonly hash: string;
  readonly expiresAt: WallMs;
}

/** Creates an account. `email` must be normalised. */
export const newAccount = (email: string, role: StaffRole, now: WallMs): StaffAccount => ({
  id: `stf_${ulid(now)}`,
  email,
  role,
});

export function newSetupLink(now: WallMs): { readonly token: string; readonly link: SetupLink } {
  const { text, hash } = createSecret();
  return { token: text, link: { hash, expiresAt: wallMs(now + setupHours * 3_600_000) } };
}

export const setupPath = (token: string): string => `/staff/set-up/${token}`;
