import type { FastifyReply } from 'fastify';
import type { Neighbours } from '../../../app/enquiries/work/services.ts';
import { type InboxFilter, readInboxFilter, withFilter } from '../../../app/inbox/inbox-filter.ts';
import type { Query } from '../../../app/inbox/inbox-filter.ts';
import type { FormFields } from '../../shell/form-body.ts';
import { showNothingHere } from '../refusals.tsx';
import { type UnsentReply, replyPanel } from '../replies/show-panel.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffVisit } from '../staff-page.ts';
import { EnquiryPage, type InboxLinks } from './enquiry-page.tsx';
import type { FormResult, PanelForm } from './form-parts.tsx';

export const addressOf = (id: string): string => `/staff/enquiries/${encodeURIComponent(id)}`;

export const idOf = ({ request }: StaffVisit): string => (request.params as { id?: string }).id ?? '';

export const filterOf = ({ request }: StaffVisit): InboxFilter =>
  readInboxFilter(request.query as Query).filter;

/** Messages after a redirect, by the query parameter `done`. */
const doneResults: ReadonlyMap<unknown, FormResult> = new Map<unknown, FormResult>([
  ['stage', { from: 'stage', message: 'The stage is saved.' }],
  ['owner', { from: 'owner', message: 'The owner is saved.' }],
  ['next-step', { from: 'next-step', message: 'The next step is saved.' }],
  ['note', { from: 'note', message: 'The note is saved.' }],
  ['released', { from: 'moderation', message: 'It is released.' }],
  ['rejected', { from: 'moderation', message: 'It is rejected.' }],
  ['undone', { from: 'undo', message: 'It is undone.' }],
]);

/** The page after a form was taken; `undoes` is the change that it offers to undo. */
export function doneAddress(id: string, filter: InboxFilter, what: string, undoes: string | null): string {
  const address = withFilter(addressOf(id), filter);
  const undo = undoes === null ? '' : `&undo=${undoes}`;
  return `${address}${address.includes('?') ? '&' : '?'}done=${what}${undo}`;
}

interface Refused {
  readonly form: PanelForm;
  readonly title?: string;
  readonly typed: FormFields;
  readonly faults: Readonly<Record<string, string>>;
}

export async function showEnquiry(
  kit: StaffKit,
  visit: StaffVisit,
  refused?: Refused,
  unsentReply?: UnsentReply,
): Promise<FastifyReply> {
  const id = idOf(visit);
  const opened = await kit.deskEnquiries.open(id);
  if (!opened) return showNothingHere(kit, visit);
  const filter = filterOf(visit);
  const { account, token } = visit;
  await kit.deskEnquiries.markRead(account, opened.enquiry);
  return showStaff(kit, visit, {
    title: `Enquiry ${opened.enquiry.reference}`,
    status: unsentReply?.status ?? (refused ? 422 : 200),
    body: (
      <EnquiryPage
        book={kit.book}
        opened={opened}
        account={account}
        token={token}
        typed={refused?.typed ?? new Map()}
        faults={refused?.faults ?? {}}
        result={refused ? notSaved(refused) : resultOf(visit)}
        actionOf={(what) => withFilter(`${addressOf(id)}/${what}`, filter)}
        noteId={kit.deskEnquiries.noteId()}
        mapUrl={kit.mapUrl}
        live={`${addressOf(id)}/live?seen=${opened.work.version}`}
        reply={await replyPanel(kit, visit, opened, withFilter(addressOf(id), filter), unsentReply)}
        links={linksFrom(filter, await kit.deskEnquiries.neighbours(opened.enquiry, filter, account))}
      />
    ),
  });
}

const notSaved = ({ form, title = 'This was not saved', faults }: Refused): FormResult => ({
  from: form,
  message: { title, text: Object.values(faults).join(' ') },
});

function resultOf({ request }: StaffVisit): FormResult | null {
  const { done, undo } = request.query as { done?: unknown; undo?: unknown };
  const result = doneResults.get(done);
  if (!result) return null;
  return typeof undo === 'string' && /^chg_[0-9A-Z]{26}$/.test(undo) ? { ...result, undo } : result;
}

function linksFrom(filter: InboxFilter, { newer, older }: Neighbours): InboxLinks {
  const to = (id: string) => withFilter(addressOf(id), filter);
  return {
    inbox: withFilter('/staff', filter),
    newer: newer && to(newer),
    older: older && to(older),
    addressOf: to,
  };
}
