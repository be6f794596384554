import type { FastifyReply } from 'fastify';
import { type ReplyFaults, readReply } from '../../../app/replies/read-reply.ts';
import { type ReplyLimit, type ReplyOutcome, replyLimits } from '../../../app/replies/reply.ts';
import type { ReplyForm, WhyNoReply } from '../../../app/replies/services.ts';
import { withDamagedPage } from '../enquiry/damaged-row.ts';
import { doneAddress, filterOf, idOf, showEnquiry } from '../enquiry/show-enquiry.tsx';
import { showNothingHere } from '../refusals.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';

export const replyPages = (kit: StaffKit): readonly StaffPage[] => [
  {
    method: 'POST',
    path: '/staff/enquiries/:id/reply',
    role: 'sales',
    answer: withDamagedPage(kit, (visit) => takeReply(kit, visit)),
  },
];

async function takeReply(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const { account, fields } = visit;
  const enquiry = await kit.deskEnquiries.find(idOf(visit));
  if (!enquiry) return showNothingHere(kit, visit);
  const typed = { subject: fields.get('reply_subject') ?? '', text: fields.get('reply_text') ?? '' };
  const form = formIn(visit);
  const notSent = (why: string, status: number, faults: ReplyFaults = {}, again = form) =>
    showEnquiry(kit, visit, undefined, {
      ...{ typed, faults, status, form: again ?? kit.replies.newForm() },
      notice: { title: 'This was not sent', text: why },
    });
  const whyNot = kit.replies.whyNot(enquiry);
  if (whyNot !== null) return notSent(whyNotTexts[whyNot], 409);
  if (!form) return notSent('Please look at it once more, and send it again.', 422);
  const read = readReply(typed, enquiry.reference);
  if ('faults' in read) return notSent(Object.values(read.faults).join(' '), 422, read.faults);
  const outcome = await kit.replies.send(account, enquiry, form, seenIn(visit), read.reply);
  switch (outcome.kind) {
    case 'sent':
    case 'unchanged':
      return visit.reply.redirect(doneAddress(enquiry.id, filterOf(visit), 'reply', null), 303);
    case 'missing':
      return showNothingHere(kit, visit);
    case 'used':
      // The text may have the link of the first form.
      return notSent(refusals.used, 409, {}, { ...form, replyId: kit.replies.newForm().replyId });
    case 'too many':
      return notSent(limitTexts[outcome.limit], 429);
    default:
      return notSent(refusals[outcome.kind], 409);
  }
}

/** The ids that the form was rendered with; null for others. */
function formIn({ fields }: StaffVisit): ReplyForm | null {
  const [replyId = '', linkSeed = ''] = [fields.get('reply_id'), fields.get('reply_link')];
  return /^rep_[0-9A-Z]{26}$/.test(replyId) && /^[\w-]{43}$/.test(linkSeed) ? { replyId, linkSeed } : null;
}

const seenIn = ({ fields }: StaffVisit): number => {
  const seen = fields.get('seen') ?? '';
  // -1 for a missing count, which is that of no enquiry.
  return /^\d{1,3}$/.test(seen) ? Number(seen) : -1;
};

const whyNotTexts: Readonly<Record<WhyNoReply, string>> = {
  'mail is off': 'Mail is not set up.',
  rehearsal: 'This is a rehearsal: nothing is sent to anybody.',
  'not clear': 'The enquiry is not clear: release it first.',
};

const refusals: Readonly<
  Record<Exclude<ReplyOutcome['kind'], 'sent' | 'unchanged' | 'missing' | 'too many'>, string>
> = {
  used: 'From the page you had open, another text was sent already: it stands below. If this one should go out too, send it now.',
  overtaken:
    'A colleague wrote to the customer meanwhile: read it below. If yours should go out too, send it again.',
  'not clear': 'A colleague has judged the enquiry meanwhile: release it first.',
};

const limitTexts: Readonly<Record<ReplyLimit, string>> = {
  account: `You have sent ${replyLimits.mostByAccount} replies within an hour, which is the most: wait a little.`,
  customer: `This customer got ${replyLimits.mostToCustomer} replies within an hour, which is the most: wait a little.`,
  enquiry: `This enquiry has ${replyLimits.mostOfEnquiry} replies, which is the most: write by another way.`,
};
