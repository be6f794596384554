import type { FastifyReply } from 'fastify';
import type { Neighbours } from '../../../app/desk/services.ts';
import { type InboxFilter, readInboxFilter, withFilter } from '../../../app/desk/inbox-filter.ts';
import type { Query } from '../../../app/desk/inbox-filter.ts';
import type { FormFields } from '../../shell/form-body.ts';
import type { Notice } from '../../shell/notices.tsx';
import { showNothingHere } from '../refusals.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffVisit } from '../staff-page.ts';
import { EnquiryPage, type Way } from './enquiry-page.tsx';

export const addressOf = (id: string): string => `/staff/enquiries/${encodeURIComponent(id)}`;

export const idOf = ({ request }: StaffVisit): string => (request.params as { id?: string }).id ?? '';

export const filterOf = ({ request }: StaffVisit): InboxFilter =>
  readInboxFilter(request.query as Query).filter;

/** What is said once something was done, by the name under which the address carries it on. */
const doneTexts: Readonly<Record<string, string>> = {
  stage: 'The stage is saved.',
  owner: 'The owner is saved.',
  'next-step': 'The next step is saved.',
  note: 'The note is saved.',
  released: 'It is released.',
  rejected: 'It is rejected.',
};

/** The address of an enquiry from which something was done. */
export function doneAddress(id: string, filter: InboxFilter, what: string): string {
  const address = withFilter(addressOf(id), filter);
  return `${address}${address.includes('?') ? '&' : '?'}done=${what}`;
}

/** A form that could not be taken. */
interface Refused {
  readonly typed: FormFields;
  readonly faults: Readonly<Record<string, string>>;
}

const nothingRefused: Refused = { typed: new Map(), faults: {} };

/** Shows an enquiry; one that could not be taken as a form says what is wrong. */
export async function showEnquiry(
  kit: StaffKit,
  visit: StaffVisit,
  refused: Refused = nothingRefused,
): Promise<FastifyReply> {
  const id = idOf(visit);
  const opened = await kit.deskEnquiries.open(id);
  if (!opened) return showNothingHere(kit, visit);
  const filter = filterOf(visit);
  const { account, token } = visit;
  await kit.deskEnquiries.markRead(account, opened.enquiry);
  const isRefused = Object.keys(refused.faults).length > 0;
  return showStaff(kit, visit, {
    title: `Enquiry ${opened.enquiry.reference}`,
    status: isRefused ? 422 : 200,
    body: (
      <EnquiryPage
        book={kit.book}
        opened={opened}
        account={account}
        token={token}
        {...refused}
        actionOf={(what) => withFilter(`${addressOf(id)}/${what}`, filter)}
        noteId={kit.deskEnquiries.noteId()}
        way={wayFrom(filter, await kit.deskEnquiries.neighbours(opened.enquiry, filter, account))}
        done={doneText(visit)}
        notice={isRefused ? notSaved(refused.faults) : null}
      />
    ),
  });
}

const notSaved = (faults: Refused['faults']): Notice => ({
  title: 'This was not saved',
  text: Object.values(faults).join(' '),
});

function doneText({ request }: StaffVisit): string | null {
  const { done } = request.query as { done?: unknown };
  return typeof done === 'string' && Object.hasOwn(doneTexts, done) ? (doneTexts[done] ?? null) : null;
}

function wayFrom(filter: InboxFilter, { newer, older }: Neighbours): Way {
  const to = (id: string) => withFilter(addressOf(id), filter);
  return {
    inbox: withFilter('/staff', filter),
    newer: newer && to(newer),
    older: older && to(older),
    addressOf: to,
  };
}
