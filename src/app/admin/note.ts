import type { WallMs } from '../shared/clock.ts';
import { type SessionName, SignedOutMeanwhile } from '../staff/sessions.ts';

/** What admins do at the desk besides looking, as the audit calls it. */
export type AdminAction =
  | 'keys.create'
  | 'keys.revoke'
  | 'webhooks.add'
  | 'webhooks.rotate'
  | 'webhooks.enable'
  | 'webhooks.remove'
  | 'webhooks.repeat';

/** Who does something and when, and the session by which they may: it is done only while that is an admin's. */
export interface AdminDoing {
  readonly at: WallMs;
  readonly actor: string;
  readonly admin: SessionName;
}

/** False where there was nothing to do. Otherwise the audit notes it. */
export type AdminOutcome = boolean | 'not-admin';

/** What came of it. Throws `SignedOutMeanwhile` where who asked is no longer an admin, or no longer signed in. */
export function wasDone<Outcome>(outcome: Outcome | 'not-admin'): Exclude<Outcome, 'not-admin'> {
  if (outcome === 'not-admin') throw new SignedOutMeanwhile();
  return outcome as Exclude<Outcome, 'not-admin'>;
}

/** Something that was asked for and cannot be, in a sentence for whoever asked. */
export interface NotDone {
  readonly fault: string;
}
