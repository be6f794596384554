import { type EventNeeds, releasedEnquiryEvent } from '../events/event.ts';
import type { NewEvent } from '../events/new-event.ts';
import type { Clock } from '../shared/clock.ts';
import type { Enquiry } from './enquiry.ts';

export interface ReleaseNeeds extends EventNeeds {
  readonly clock: Clock;
  readonly store: {
    readonly releases: {
      /** Whether it was held until now. The event is noted with it, or not at all. */
      readonly release: (id: string, event: NewEvent) => Promise<boolean>;
    };
  };
}

/** Somebody looked at a held enquiry and it is one. False where it was not held. */
export async function releaseEnquiry(needs: ReleaseNeeds, enquiry: Enquiry): Promise<boolean> {
  const event = releasedEnquiryEvent(needs, { ...enquiry, status: 'new' });
  return needs.store.releases.release(enquiry.id, event);
}
