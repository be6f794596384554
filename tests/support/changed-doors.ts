import { createDoorChanger } from '../../src/app/enquiries/changes/change-doors.ts';
import type { DoorChangeOutcome } from '../../src/app/enquiries/changes/door-change.ts';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { createRandomIds } from '../../src/app/shared/ids.ts';
import { book } from './book.ts';
import { designOf, pageSubmit } from './door-quotes.ts';
import type { TestService } from './service.ts';

export interface DoorsToSend {
  readonly doors: readonly string[];
  /** The version that the customer saw; the current one if absent. */
  readonly seen?: number;
  readonly added?: string;
  /** Idempotency key of the form. */
  readonly key?: string;
}

/** Changes the doors of a stored enquiry as the customer’s page does, with mail configured. */
export async function changeDoors(
  service: Pick<TestService, 'store' | 'clock'>,
  { id }: Pick<Enquiry, 'id'>,
  { doors, seen, added, key = doors.join() }: DoorsToSend,
): Promise<DoorChangeOutcome> {
  const { store, clock } = service;
  const changer = createDoorChanger({
    ...{ book, store, clock, ids: createRandomIds(clock), learned: () => null, mails: true },
  });
  const enquiry = await store.enquiries.find(id);
  if (!enquiry) throw new Error(`There is no enquiry ${id}`);
  const { caller, requestId, trapSprung } = pageSubmit(null);
  return changer.change({
    ...{ caller, requestId, trapSprung, idempotencyKey: key, enquiry, added },
    designs: doors.map(designOf),
    seen: seen ?? (await changer.stateOf(enquiry))?.seen ?? -1,
  });
}

/** An enquiry with one door, sent from a page. */
export async function enquiryWithDoor(
  service: TestService,
  doors: readonly string[] = ['tPIVOT-w1100-h2100'],
  form: object = {},
): Promise<Enquiry> {
  const sent = await service.submitDoorQuote(pageSubmit(null, form, doors));
  const enquiry = await service.store.enquiries.find(sent?.id ?? '');
  if (!enquiry) throw new Error('The doors were not stored');
  return enquiry;
}
