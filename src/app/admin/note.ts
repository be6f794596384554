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

/** Actor, time and session of a change; the store applies it only while the session is an admin's. */
export interface AdminDoing {
  readonly at: WallMs;
  readonly actor: string;
  readonly admin: SessionName;
  /** Whether the owner of a changed account is written to. */
  readonly mailsOwner: boolean;
}

/** False: nothing to do. True: done, and audited. */
export type AdminOutcome = boolean | 'not-admin';

/** Throws `SignedOutMeanwhile` if the acting session is no longer an admin's. */
export function wasDone<Outcome>(outcome: Outcome | 'not-admin'): Exclude<Outcome, 'not-admin'> {
  if (outcome === 'not-admin') throw new SignedOutMeanwhile();
  return outcome as Exclude<Outcome, 'not-admin'>;
}

/** A rejected action, with the sentence to show. */
export interface NotDone {
  readonly fault: string;
}
