import type { FastifyReply } from 'fastify';
import { historyWords } from '../../../app/enquiries/work/history-words.ts';
import { streamOrOnce } from '../inbox/live-page.ts';
import { showNothingHere } from '../refusals.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffVisit } from '../staff-page.ts';
import { idOf } from './show-enquiry.tsx';

/** What others did with an enquiry since its page was loaded, in words. */
export async function answerLiveEnquiry(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const enquiryId = idOf(visit);
  const seen = Number((visit.request.query as { seen?: unknown }).seen);
  if (!(await kit.deskEnquiries.workOf(enquiryId))) return showNothingHere(kit, visit);
  const { deskEnquiries } = kit;
  const current = async () => {
    const since = await deskEnquiries.changesSince(enquiryId, seen);
    const { nameOf } = await deskEnquiries.staff();
    return { changes: since.map((entry) => historyWords(entry, nameOf)) };
  };
  return streamOrOnce(kit, visit, { enquiryId, current });
}
