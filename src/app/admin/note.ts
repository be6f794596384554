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
  | 'webhooks.repeat';

/** Actor, time and session of a change. The store applies the change only while the session belongs to an admin. */
export interface AdminDoing {
  readonly at: WallMs;
  readonly actor: string;
  readonly admin: SessionName;
  /** Whether the owner of a changed account gets a mail about it. */
  readonly mailsOwner: boolean;
}

/** False if there was nothing to do. True if the change was made and audited. */
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
