import { Readable } from 'node:stream';
import { type Query, inboxQuery, readInboxFilter } from '../../../app/inbox/inbox-filter.ts';
import { dayText } from '../../../domain/business/dublin-time.ts';
import { nothing, secretHeaders } from '../../shell/reply.ts';
import { showStaff } from '../shell.tsx';
import type { DeskKit, StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { InboxView } from './inbox-view.tsx';
import { bulkPage } from './bulk-pages.tsx';
import { readBulkResult } from './bulk-result.tsx';
import { answerLive } from './live-page.ts';

const longestName = 60;

export const inboxPages = (kit: DeskKit): readonly StaffPage[] => [
  { method: 'GET', path: '/staff', role: 'sales', answer: (visit) => showInbox(kit, visit) },
  {
    method: 'GET',
    path: '/staff/live',
    role: 'sales',
    isAskedByPage: true,
    answer: (visit) => answerLive(kit, visit),
  },
  { method: 'GET', path: '/staff/enquiries.csv', role: 'sales', answer: (visit) => sendCsv(kit, visit) },
  { method: 'POST', path: '/staff/views', role: 'sales', answer: (visit) => changeViews(kit, visit) },
  bulkPage(kit),
];

const readFilter = ({ request }: StaffVisit) => readInboxFilter(request.query as Query);

async function showInbox(kit: DeskKit, visit: StaffVisit, { filter, notes } = readFilter(visit)) {
  const { account, token } = visit;
  const [shown, views, sources, accounts] = [
    await kit.inbox.show(filter, account),
    await kit.inbox.views.list(account),
    await kit.inbox.sources(),
    await kit.inbox.accounts(),
  ];
  const counts = await kit.inbox.tabCounts(account);
  return showStaff(kit, visit, {
    title: 'Inbox',
    body: (
      <InboxView
        {...{ filter, shown, views, counts, sources, accounts, account, token, notes }}
        doorsOf={kit.rowDoors}
        now={kit.clock.now()}
        result={readBulkResult((visit.request.query as Query)['done'])}
      />
    ),
  });
}

function sendCsv(kit: StaffKit, visit: StaffVisit) {
  const { filter } = readFilter(visit);
  return (
    visit.reply
      .headers({
        ...secretHeaders,
        'content-disposition': `attachment; filename="enquiries-${dayText(kit.clock.now())}.csv"`,
      })
      .type('text/csv; charset=utf-8; header=present')
      // Without running the export for HEAD.
      .send(visit.request.method === 'HEAD' ? nothing() : Readable.from(kit.inbox.csv(filter, visit.account)))
  );
}

/** Saves the filter as a view, or removes a view; then redirects to the inbox. */
async function changeViews(kit: DeskKit, visit: StaffVisit) {
  const { fields, account, reply } = visit;
  const { filter } = readInboxFilter(Object.fromEntries(new URLSearchParams(fields.get('query') ?? '')));
  const refused = (note: string) => showInbox(kit, visit, { filter, notes: [note] });
  const removed = fields.get('remove');
  const name = (fields.get('name') ?? '').trim().slice(0, longestName);
  if (removed !== undefined) await kit.inbox.views.remove(account, removed);
  else if (name === '') return refused('A view needs a name, so it was not saved.');
  else if (!(await kit.inbox.views.save(account, name, filter)))
    return refused('There are as many views as fit here: take one away first.');
  const query = inboxQuery(filter);
  return reply.headers(secretHeaders).redirect(query === '' ? '/staff' : `/staff?${query}`, 303);
}
