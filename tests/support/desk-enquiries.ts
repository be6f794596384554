import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { contactPath, post, storedFor, validBody } from '../api/requests.ts';
import { rawStatement } from './raw-rows.ts';
import type { TestService } from './service.ts';

/** The time from which `deskEnquiries` counts the minutes of its enquiries. */
export const morning = Date.parse('2026-03-31T08:00:00Z');

type Work = Partial<
  Record<'stage' | 'owner_id' | 'next_step' | 'next_step_at' | 'first_response_at', string | number>
>;

/** Stores enquiries received some minutes after `morning`, with the given columns of staff work. */
export async function deskEnquiries(service: TestService) {
  const like = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
  await rawStatement(service.env, `update enquiries set is_test = 1 where id = '${like.id}'`);
  return {
    like,
    add: async (id: string, minute: number, more: Partial<Enquiry> = {}, work: Work = {}): Promise<void> => {
      const receivedAt = wallMs(morning + minute * 60_000);
      await service.store.enquiries.submit({
        enquiry: { ...like, status: 'new', test: false, id, receivedAt, ...more },
        fingerprint: id,
        idempotency: null,
        doorQuoteId: null,
        sentPageHash: null,
        event: null,
        at: service.clock.steady(),
      });
      for (const [column, value] of Object.entries(work))
        await rawStatement(service.env, `update enquiries set ${column} = '${value}' where id = '${id}'`);
    },
    index: async (): Promise<void> => {
      while ((await service.store.searching.indexSome(100)) > 0);
    },
  };
}
