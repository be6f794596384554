import type { KeptAccount } from '../../../app/accounts/account.ts';
import { openTime } from '../../../app/enquiries/work/first-response.ts';
import {
  type DueItem,
  type DueKind,
  type DueOrder,
  type Today,
  dueOrders,
  mostDue,
} from '../../../app/enquiries/work/today.ts';
import { type InboxFilter, wholeInbox, withFilter } from '../../../app/inbox/inbox-filter.ts';
import { dayText } from '../../../domain/business/dublin-time.ts';
import { counted, day, listed } from '../../../domain/wording/format.ts';
import { EnquiryCells, EnquiryHeadings, RowDefinitions } from '../inbox/row-cells.tsx';
import type { RowDoorsOf } from '../inbox/row-doors.tsx';
import { ShortcutsHelp } from '../inbox/shortcuts-help.tsx';
import { Tab } from '../inbox/tabs.tsx';
import { firstPage } from '../next-page.ts';

interface TodayViewProps {
  readonly doorsOf: RowDoorsOf;
  readonly today: Today;
  /** Whether what colleagues own is listed too. */
  readonly others: boolean;
  readonly order: DueOrder;
  readonly accounts: readonly KeptAccount[];
}

const orderNames: Readonly<Record<DueOrder, string>> = {
  waiting: 'Longest waiting',
  value: 'Highest value',
  step: 'Next step',
};

export function TodayView(props: TodayViewProps) {
  const { today, others, order } = props;
  const { items, isCut } = today;
  return (
    <div class="desk-inbox">
      <div class="desk-bar-line">
        <h1>Today</h1>
        <nav class="desk-tabs" aria-label="Whose">
          <Tab href={address(false, order)} isCurrent={!others}>
            Mine and nobody’s
          </Tab>
          <Tab href={address(true, order)} isCurrent={others}>
            Everybody’s
          </Tab>
        </nav>
        <nav class="desk-tabs desk-order" aria-label="Order">
          {dueOrders.map((each) => (
            <Tab key={each} href={address(others, each)} isCurrent={each === order}>
              {orderNames[each]}
            </Tab>
          ))}
        </nav>
      </div>
      {items.length === 0 ? <NothingDue /> : <DueTable {...props} />}
      {isCut && (
        <p class="desk-note">
          Of each kind, the {mostDue} that wait longest are listed. The others are in the inbox.
        </p>
      )}
      <ShortcutsHelp />
    </div>
  );
}

function address(others: boolean, order: DueOrder): string {
  const query = new URLSearchParams({
    ...(others && { whose: 'all' }),
    ...(order !== 'waiting' && { by: order }),
  }).toString();
  return query === '' ? firstPage : `${firstPage}?${query}`;
}

const NothingDue = () => (
  <div class="desk-empty">
    <h2>Nothing is due</h2>
    <p>Every enquiry has its first answer, no next step is due today, and nothing is held.</p>
    <a href="/staff">Show the inbox</a>
  </div>
);

function DueTable({ doorsOf, today: { items, now }, accounts }: TodayViewProps) {
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return (
    <>
      <p>{summary(items)} Times are opening hours.</p>
      <RowDefinitions />
      <table class="desk-list-table desk-today">
        <caption class="visually-hidden">What is due today</caption>
        <thead>
          <tr>
            <th scope="col" class="desk-do">
              To do
            </th>
            <EnquiryHeadings />
            <th scope="col" class="desk-owner">
              Owner
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const { enquiry, ownerId, isUnread } = item.row;
            const page = withFilter(`/staff/enquiries/${enquiry.id}`, { ...wholeInbox, ...lists[item.kind] });
            return (
              <tr
                key={enquiry.id}
                class={isUnread ? 'desk-row desk-unread' : 'desk-row'}
                data-id={enquiry.id}
              >
                <td class="desk-do">
                  <ToDo item={item} now={now} />
                </td>
                <EnquiryCells {...{ doorsOf, enquiry, isUnread }} address={page} />
                <td class="desk-owner">
                  {ownerId === null ? <span class="desk-soft">Nobody</span> : emails.get(ownerId)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** The list of the inbox that an item is in, for the way on from its page. */
const lists: Readonly<Record<DueKind, Partial<InboxFilter>>> = {
  answer: { stage: 'unanswered' },
  step: { stage: 'open' },
  judge: { moderation: 'held' },
};

function summary(items: readonly DueItem[]): string {
  const count = (kind: DueKind) => items.filter((item) => item.kind === kind).length;
  const parts = [
    [count('answer'), counted(count('answer'), 'first answer')],
    [count('step'), counted(count('step'), 'next step')],
    [count('judge'), `${count('judge')} to judge`],
  ] as const;
  return `${counted(items.length, 'thing')} to do: ${listed(parts.flatMap(([found, text]) => (found > 0 ? text : [])))}.`;
}

function ToDo({
  item: { kind, row, since, openMs, isLate },
  now,
}: {
  readonly item: DueItem;
  readonly now: number;
}) {
  if (kind === 'step')
    return (
      <>
        <bdi class="desk-line">{row.nextStep}</bdi>
        {dayText(since) === dayText(now) ? (
          <span class="desk-line desk-soft">Due today</span>
        ) : (
          <span class="desk-line desk-late">Was due on {day(since)}</span>
        )}
      </>
    );
  return (
    <>
      <span class="desk-line">{kind === 'answer' ? 'Give a first answer' : 'Release or reject'}</span>
      <span class={isLate ? 'desk-line desk-late' : 'desk-line desk-soft'}>
        {isLate ? 'Late: waiting' : kind === 'answer' ? 'Waiting' : 'Held'} for {openTime(openMs)}
      </span>
    </>
  );
}
