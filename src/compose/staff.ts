import { type StaffServices, createStaffServices } from '../app/staff/services.ts';
import type { Core } from './core.ts';

/** Who may sit at the desk, and how they get there. */
export function composeStaff({ store, limiter, clock }: Core): StaffServices {
  return createStaffServices({
    accounts: store.staffAccounts,
    sessions: store.staffSessions,
    limiter,
    clock,
  });
}
