import type { StaffAccount } from '../staff/account.ts';

/** What admins do at the desk besides looking, as the audit calls it. */
export type AdminAction =
  | 'keys.create'
  | 'keys.revoke'
  | 'webhooks.add'
  | 'webhooks.rotate'
  | 'webhooks.enable'
  | 'webhooks.remove'
  | 'webhooks.repeat';

/** Writes into the audit that somebody did something. */
export type NoteAdmin = (by: StaffAccount, action: AdminAction) => Promise<void>;

/** Something that was asked for and cannot be, in a sentence for whoever asked. */
export interface NotDone {
  readonly fault: string;
}
