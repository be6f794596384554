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
