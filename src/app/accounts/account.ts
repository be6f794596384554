import type { WallMs } from '../shared/clock.ts';

/** Roles of staff. `admin` includes `sales`. */
export const staffRoles = ['sales', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A signed-in member of staff. */
export interface StaffAccount {
  readonly id: string;
  /** Normalised e-mail address, which is also the display name. */
  readonly email: string;
  readonly role: StaffRole;
}

/** An account without its secrets. */
export interface KeptAccount extends StaffAccount {
  readonly hasPassword: boolean;
  /** Expiry of the set-up link; null if there is none. */
  readonly setupExpiresAt: WallMs | null;
  readonly createdAt: WallMs;
  readonly lastSignedInAt: WallMs | null;
  readonly disabledAt: WallMs | null;
}

/** An account with its password hash. */
export interface AccountWithPassword extends KeptAccount {
  readonly passwordHash: string | null;
}

export const mayVisit = ({ role }: StaffAccount, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
