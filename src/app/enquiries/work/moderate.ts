import type { Enquiry } from '../enquiry.ts';
import { type EventNeeds, releasedEnquiryEvent, updatedEnquiryEvent } from '../../outbox/event.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { AskedDecision, ChangeOutcome, Decision } from './change.ts';

/** Maximum number of enquiries in one moderation request. */
export const mostAtOnce = 200;

export interface ModerationNeeds extends EventNeeds {
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Pick<IdSource, 'eventId' | 'changeId'>;
  readonly store: {
    readonly moderation: {
      readonly decide: (decisions: readonly AskedDecision[]) => Promise<readonly ChangeOutcome[]>;
    };
  };
}

/** An enquiry to decide on, and the version that the moderator saw; null in a bulk decision. */
export interface Judged {
  readonly enquiry: Enquiry;
  readonly seen: number | null;
}

/** Releases or rejects held enquiries. Outcomes are in the order of the input. */
export function moderate(
  needs: ModerationNeeds,
  actor: string,
  decision: Decision,
  judged: readonly Judged[],
): Promise<readonly ChangeOutcome[]> {
  const decisions = judged.map(({ enquiry, seen }) => ({
    enquiryId: enquiry.id,
    changeId: needs.ids.changeId(),
    actor,
    at: needs.clock.now(),
    seen,
    decision,
    event:
      decision === 'released'
        ? releasedEnquiryEvent(needs, { ...enquiry, status: 'new' })
        : updatedEnquiryEvent(needs, { ...enquiry, status: 'rejected' }),
  }));
  return needs.store.moderation.decide(decisions);
}
