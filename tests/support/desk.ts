import type { AskedChange, WorkChange } from '../../src/app/enquiries/work/change.ts';
import { moderate } from '../../src/app/enquiries/work/moderate.ts';
import { undoChange } from '../../src/app/enquiries/work/undo.ts';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { updatedEnquiryEvent } from '../../src/app/outbox/event.ts';
import { createRandomIds } from '../../src/app/shared/ids.ts';
import { contactPath, freshAddress, post, storedFor, validBody } from '../api/requests.ts';
import type { TestService } from './service.ts';

/** Borderline spam, which is held. */
export const doubtfulMessage = 'I can improve your website design and traffic. Interested?';

export async function clearEnquiry(service: TestService, body: object = {}): Promise<Enquiry> {
  const whole = { ...validBody(contactPath), ...body };
  return storedFor(service, await post(service, contactPath, whole, { from: freshAddress() }));
}

export const heldEnquiry = (service: TestService): Promise<Enquiry> =>
  clearEnquiry(service, { message: doubtfulMessage });

const needsOf = ({ store, clock }: TestService) => ({
  store,
  clock,
  ids: createRandomIds(clock),
  mails: true,
});

export function change(
  service: TestService,
  enquiry: Enquiry,
  seen: number,
  what: WorkChange,
  actor = 'acc_maeve',
) {
  const needs = needsOf(service);
  const asked: AskedChange = {
    enquiryId: enquiry.id,
    changeId: needs.ids.changeId(),
    actor,
    at: service.clock.now(),
    seen,
    change: what,
    event: what.kind === 'note' ? null : updatedEnquiryEvent(needs, enquiry),
  };
  return service.store.deskWork.change(asked);
}

/** Releases or rejects an enquiry as this member of staff, whose page shows version `seen`. */
export const judge = async (
  service: TestService,
  enquiry: Enquiry,
  seen: number,
  decision: 'released' | 'rejected',
  actor: string,
) => (await moderate(needsOf(service), actor, decision, [{ enquiry, seen }]))[0];

/** Undoes a change as this member of staff. */
export const undo = (service: TestService, enquiry: Enquiry, changeId: string, actor = 'acc_maeve') =>
  undoChange(needsOf(service), actor, enquiry, changeId);

export const decide = async (
  service: TestService,
  decision: 'released' | 'rejected',
  enquiries: readonly Enquiry[],
  seen: number | null = null,
) =>
  (
    await moderate(
      needsOf(service),
      'acc_maeve',
      decision,
      enquiries.map((enquiry) => ({ enquiry, seen })),
    )
  ).map(({ kind }) => kind);
