import { ulid } from 'ulid';
import { type WallMs, wallMs } from '../shared/clock.ts';
import type { StaffAccount, StaffRole } from './account.ts';
import { createSecret } from './secret.ts';

/** How long a link counts by which a password is set. */
export const setupHours = 72;

/** A link by which a password is set, once; only the hash of its secret is kept. */
export interface SetupLink {
  readonly hash: string;
  readonly expiresAt: WallMs;
}

/** `email` in its folded form. */
export const newAccount = (email: string, role: StaffRole, now: WallMs): StaffAccount => ({
  id: `stf_${ulid(now)}`,
  email,
  role,
});

export function newSetupLink(now: WallMs): { readonly token: string; readonly link: SetupLink } {
  const { text, hash } = createSecret();
  return { token: text, link: { hash, expiresAt: wallMs(now + setupHours * 3_600_000) } };
}

/** Where the link leads. */
export const setupPath = (token: string): string => `/staff/set-up/${token}`;
