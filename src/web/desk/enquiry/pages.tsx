import type { FastifyReply } from 'fastify';
import type { ChangeOutcome, Decision, HistoryEntry } from '../../../app/enquiries/work/change.ts';
import { historyWords } from '../../../app/enquiries/work/history-words.ts';
import { withFilter } from '../../../app/inbox/inbox-filter.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { showNothingHere } from '../refusals.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { CollisionPage } from './collision.tsx';
import { answerLiveEnquiry } from './live.ts';
import { type FormKind, readChange } from './read-form.ts';
import { withDamagedPage } from './damaged-row.ts';
import { addressOf, doneAddress, filterOf, idOf, showEnquiry } from './show-enquiry.tsx';
import { decisionWords, wishWords } from './words.ts';

const forms: readonly FormKind[] = ['stage', 'owner', 'next-step', 'note'];

export const enquiryPages = (kit: StaffKit): readonly StaffPage[] => [
  {
    method: 'GET',
    path: '/staff/enquiries/:id',
    role: 'sales',
    answer: withDamagedPage(kit, (visit) => showEnquiry(kit, visit)),
  },
  {
    method: 'GET',
    path: '/staff/enquiries/:id/live',
    role: 'sales',
    isAskedByPage: true,
    answer: (visit) => answerLiveEnquiry(kit, visit),
  },
  ...forms.map((kind): StaffPage => ({
    method: 'POST',
    path: `/staff/enquiries/:id/${kind}`,
    role: 'sales',
    answer: withDamagedPage(kit, (visit) => takeChange(kit, visit, kind)),
  })),
  {
    method: 'POST',
    path: '/staff/enquiries/:id/undo',
    role: 'sales',
    answer: withDamagedPage(kit, (visit) => takeUndo(kit, visit)),
  },
  {
    method: 'POST',
    path: '/staff/enquiries/:id/moderation',
    role: 'sales',
    answer: withDamagedPage(kit, (visit) => takeDecision(kit, visit)),
  },
];

async function takeChange(kit: StaffKit, visit: StaffVisit, kind: FormKind): Promise<FastifyReply> {
  const { account, fields } = visit;
  const enquiry = await kit.deskEnquiries.find(idOf(visit));
  if (!enquiry) return showNothingHere(kit, visit);
  const staff = await kit.deskEnquiries.staff();
  const read = readChange(kind, fields, account.id, staff.ids);
  if ('faults' in read) return showEnquiry(kit, visit, { form: kind, typed: fields, faults: read.faults });
  const outcome = await kit.deskEnquiries.change(account, enquiry, seenIn(visit), read.change);
  return answerOutcome(kit, visit, {
    enquiry,
    outcome,
    what: kind,
    wish: wishWords(read.change, staff.nameOf),
  });
}

async function takeDecision(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const { account, fields } = visit;
  const enquiry = await kit.deskEnquiries.find(idOf(visit));
  if (!enquiry) return showNothingHere(kit, visit);
  const decision: Decision = fields.get('decision') === 'released' ? 'released' : 'rejected';
  const [outcome = { kind: 'missing' } as const] = await kit.deskEnquiries.judge(account, decision, [
    { enquiry, seen: seenIn(visit) },
  ]);
  return answerOutcome(kit, visit, { enquiry, outcome, what: decision, wish: decisionWords[decision] });
}

/** Undoes a change. Where that is not possible any more, the page says why. */
async function takeUndo(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const enquiry = await kit.deskEnquiries.find(idOf(visit));
  if (!enquiry) return showNothingHere(kit, visit);
  const outcome = await kit.deskEnquiries.undo(visit.account, enquiry, visit.fields.get('change') ?? '');
  if (outcome.kind === 'missing') return showNothingHere(kit, visit);
  if (outcome.kind === 'done' || outcome.kind === 'unchanged')
    return visit.reply.redirect(doneAddress(enquiry.id, filterOf(visit), 'undone', null), 303);
  const { nameOf } = await kit.deskEnquiries.staff();
  const why =
    outcome.kind === 'refused'
      ? 'It is too long ago.'
      : `Since then: ${outcome.since.map((entry) => historyWords(entry, nameOf)).join(', ')}.`;
  return showEnquiry(kit, visit, {
    form: 'undo',
    title: 'This was not undone',
    typed: new Map(),
    faults: { undo: why },
  });
}

const seenIn = ({ fields }: StaffVisit): number => {
  const seen = fields.get('seen') ?? '';
  // -1 for a missing version, which collides with every one.
  return /^\d{1,9}$/.test(seen) ? Number(seen) : -1;
};

interface Answered {
  readonly enquiry: Enquiry;
  readonly outcome: ChangeOutcome;
  readonly what: string;
  readonly wish: string;
}

async function answerOutcome(
  kit: StaffKit,
  visit: StaffVisit,
  { enquiry, outcome, what, wish }: Answered,
): Promise<FastifyReply> {
  if (outcome.kind === 'missing') return showNothingHere(kit, visit);
  const filter = filterOf(visit);
  if (outcome.kind !== 'collided') {
    const undoes = outcome.kind === 'done' && what !== 'released' ? outcome.changeId : null;
    return visit.reply.redirect(doneAddress(enquiry.id, filter, what, undoes), 303);
  }
  return showCollision(kit, visit, enquiry, outcome, wish);
}

async function showCollision(
  kit: StaffKit,
  visit: StaffVisit,
  enquiry: Enquiry,
  { version, since }: { readonly version: number; readonly since: readonly HistoryEntry[] },
  wish: string,
): Promise<FastifyReply> {
  const { nameOf } = await kit.deskEnquiries.staff();
  return showStaff(kit, visit, {
    title: 'Somebody was faster',
    status: 409,
    body: (
      <CollisionPage
        reference={enquiry.reference}
        since={since}
        nameOf={nameOf}
        wish={wish}
        action={visit.request.url}
        fields={visit.fields}
        noteId={kit.deskEnquiries.noteId()}
        version={version}
        token={visit.token}
        back={withFilter(addressOf(enquiry.id), filterOf(visit))}
      />
    ),
  });
}
