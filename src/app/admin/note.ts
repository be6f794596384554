import type { WallMs } from '../shared/clock.ts';
import { type SessionName, SignedOutMeanwhile } from '../accounts/sessions.ts';

/** Admin actions that are audited. */
export type AdminAction =
  | 'keys.create'
  | 'keys.revoke'
  | 'webhooks.add'
  | 'webhooks.rotate'
  | 'webhooks.enable'
  | 'webhooks.remove'
  | 'webhooks.repeat'
  | 'templates.save'
  | 'templates.remove';

/** Actor, time and session of a change, which the store makes only while the session belongs to an admin. */
export interface AdminDoing {
  readonly at: WallMs;
  readonly actor: string;
  readonly admin: SessionName;
  /** Whether the owner of a changed account gets a mail about it. */
  readonly mailsOwner: boolean;
}

/** True if the change was made and audited, false if there was nothing to change. */
export type AdminOutcome = boolean | 'not-admin';

/** Whether a change was made. Throws `SignedOutMeanwhile` if the acting session no longer belongs to an admin. */
export function wasDone<Outcome>(outcome: Outcome | 'not-admin'): Exclude<Outcome, 'not-admin'> {
  if (outcome === 'not-admin') throw new SignedOutMeanwhile();
  return outcome as Exclude<Outcome, 'not-admin'>;
}

/** A rejected action, with the sentence to show. */
export interface NotDone {
  readonly fault: string;
}
