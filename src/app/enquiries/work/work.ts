import type { Enquiry } from '../enquiry.ts';
import { type EventNeeds, updatedEnquiryEvent } from '../../outbox/event.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { AskedChange, ChangeOutcome, WorkChange } from './change.ts';

export interface DeskWorkNeeds extends EventNeeds {
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Pick<IdSource, 'eventId' | 'changeId'>;
  readonly store: {
    readonly deskWork: { readonly change: (asked: AskedChange) => Promise<ChangeOutcome> };
  };
}

/** Applies a change by a member of staff, checked against the version that they saw. */
export function workOn(
  needs: DeskWorkNeeds,
  actor: string,
  enquiry: Enquiry,
  seen: number,
  change: WorkChange,
): Promise<ChangeOutcome> {
  return needs.store.deskWork.change({
    enquiryId: enquiry.id,
    changeId: needs.ids.changeId(),
    actor,
    at: needs.clock.now(),
    seen,
    change,
    // A note causes no event, because it is internal and does not change the enquiry.
    event: change.kind === 'note' ? null : updatedEnquiryEvent(needs, enquiry),
  });
}
