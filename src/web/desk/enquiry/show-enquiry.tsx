import type { FastifyReply } from 'fastify';
import type { Neighbours } from '../../../app/enquiries/work/services.ts';
import { type InboxFilter, readInboxFilter, withFilter } from '../../../app/inbox/inbox-filter.ts';
import type { Query } from '../../../app/inbox/inbox-filter.ts';
import type { FormFields } from '../../shell/form-body.ts';
import { showNothingHere } from '../refusals.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffVisit } from '../staff-page.ts';
import { EnquiryPage, type InboxLinks } from './enquiry-page.tsx';
import type { FormResult } from './form-parts.tsx';
import type { FormKind } from './read-form.ts';

export const addressOf = (id: string): string => `/staff/enquiries/${encodeURIComponent(id)}`;

export const idOf = ({ request }: StaffVisit): string => (request.params as { id?: string }).id ?? '';

export const filterOf = ({ request }: StaffVisit): InboxFilter =>
  readInboxFilter(request.query as Query).filter;

/** Messages after a redirect, by the query parameter `done`. */
const doneResults: ReadonlyMap<unknown, FormResult> = new Map([
  ['stage', { from: 'stage', message: 'The stage is saved.' }],
  ['owner', { from: 'owner', message: 'The owner is saved.' }],
  ['next-step', { from: 'next-step', message: 'The next step is saved.' }],
  ['note', { from: 'note', message: 'The note is saved.' }],
  ['released', { from: 'moderation', message: 'It is released.' }],
  ['rejected', { from: 'moderation', message: 'It is rejected.' }],
]);

export function doneAddress(id: string, filter: InboxFilter, what: string): string {
  const address = withFilter(addressOf(id), filter);
  return `${address}${address.includes('?') ? '&' : '?'}done=${what}`;
}

interface Refused {
  readonly form: FormKind;
  readonly typed: FormFields;
  readonly faults: Readonly<Record<string, string>>;
}

export async function showEnquiry(
  kit: StaffKit,
  visit: StaffVisit,
  refused?: Refused,
): Promise<FastifyReply> {
  const id = idOf(visit);
  const opened = await kit.deskEnquiries.open(id);
  if (!opened) return showNothingHere(kit, visit);
  const filter = filterOf(visit);
  const { account, token } = visit;
  await kit.deskEnquiries.markRead(account, opened.enquiry);
  return showStaff(kit, visit, {
    title: `Enquiry ${opened.enquiry.reference}`,
    status: refused ? 422 : 200,
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
        links={linksFrom(filter, await kit.deskEnquiries.neighbours(opened.enquiry, filter, account))}
      />
    ),
  });
}

const notSaved = ({ form, faults }: Refused): FormResult => ({
  from: form,
  message: { title: 'This was not saved', text: Object.values(faults).join(' ') },
});

const resultOf = ({ request }: StaffVisit): FormResult | null =>
  doneResults.get((request.query as { done?: unknown }).done) ?? null;

function linksFrom(filter: InboxFilter, { newer, older }: Neighbours): InboxLinks {
  const to = (id: string) => withFilter(addressOf(id), filter);
  return {
    inbox: withFilter('/staff', filter),
    newer: newer && to(newer),
    older: older && to(older),
    addressOf: to,
  };
}
