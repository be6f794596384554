import type { WallMs } from '../shared/clock.ts';

/** `admin` may do all that `sales` may, and more. */
export const staffRoles = ['sales', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A member of staff who is signed in. */
export interface StaffAccount {
  readonly id: string;
  /** In its folded form; also what others see them as. */
  readonly email: string;
  readonly role: StaffRole;
}

/** All that is kept of an account but its secrets. */
export interface KeptAccount extends StaffAccount {
  readonly hasPassword: boolean;
  /** Until when the link counts by which a password is set; null where there is none. */
  readonly setupExpiresAt: WallMs | null;
  readonly createdAt: WallMs;
  readonly lastSignedInAt: WallMs | null;
  readonly disabledAt: WallMs | null;
}

/** The same with what a typed password is checked against. */
export interface AccountWithPassword extends KeptAccount {
  readonly passwordHash: string | null;
}

export const mayVisit = ({ role }: StaffAccount, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
