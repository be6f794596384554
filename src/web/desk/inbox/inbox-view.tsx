import { fewestLetters, readInboxSearch } from '../../../app/inbox/inbox-search.ts';
import { type InboxFilter, fromTheTop, withFilter } from '../../../app/inbox/inbox-filter.ts';
import { seenQuery } from '../../../app/inbox/inbox-seen.ts';
import type { ShownInbox } from '../../../app/inbox/inbox-services.ts';
import { type TabCounts, type TabName, narrowingFields, tabOf } from '../../../app/inbox/inbox-tabs.ts';
import type { SavedView } from '../../../app/inbox/inbox.ts';
import type { KeptAccount, StaffAccount } from '../../../app/accounts/account.ts';
import { counted, day } from '../../../domain/wording/format.ts';
import { type BulkResult, BulkResultNote } from './bulk-result.tsx';
import { FilterForm } from './filter-form.tsx';
import { InboxTable } from './inbox-table.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import type { RowDoorsOf } from './row-doors.tsx';
import { SaveView } from './save-view.tsx';
import { InboxTabs } from './tabs.tsx';

export interface InboxViewProps {
  readonly doorsOf: RowDoorsOf;
  readonly filter: InboxFilter;
  readonly shown: ShownInbox;
  readonly views: readonly SavedView[];
  readonly counts: TabCounts;
  readonly sources: readonly string[];
  readonly accounts: readonly KeptAccount[];
  readonly account: StaffAccount;
  readonly token: string;
  readonly now: number;
  /** Notes on invalid parts of the query. */
  readonly notes: readonly string[];
  /** Result of the last change of several enquiries. */
  readonly result: BulkResult | null;
}

export function InboxView(props: InboxViewProps) {
  const { filter, shown, notes, result } = props;
  return (
    <div class="desk-inbox">
      <div class="desk-bar-line">
        <h1>Inbox</h1>
        <InboxTabs {...props} />
        <FilterForm {...props} />
      </div>
      {result && <BulkResultNote result={result} />}
      <div
        id="desk-list"
        data-live={liveAddress(filter, shown)}
        data-count={shown.rows.length}
        data-fills={isEmptyTop(filter, shown) ? 'yes' : undefined}
      >
        {notes.map((note) => (
          <p key={note} class="desk-note">
            {note}
          </p>
        ))}
        {filter.q !== '' && readInboxSearch(filter.q) === null && (
          <p class="desk-note">
            To search, type at least {fewestLetters} letters of a name, an address or a text. Until then all
            are shown.
          </p>
        )}
        <p class="desk-new" hidden>
          <a href={withFilter('/staff', fromTheTop(filter))} />
        </p>
        {shown.rows.length === 0 ? <Empty filter={filter} shown={shown} /> : <InboxTable {...props} />}
        <Pages filter={filter} shown={shown} />
      </div>
      <div class="desk-tools">
        <SaveView {...props} />
        <a class="desk-csv" href={withFilter('/staff/enquiries.csv', fromTheTop(filter))} download>
          Download as CSV
        </a>
      </div>
      <ShortcutsHelp />
      <p class="visually-hidden" id="desk-count" role="status" aria-live="polite" />
    </div>
  );
}

/** Whether the list shows nothing though its beginning is shown: scripts fill it when an enquiry comes. */
const isEmptyTop = (filter: InboxFilter, { rows, lookedTo }: ShownInbox): boolean =>
  rows.length === 0 && lookedTo === null && filter.after === null && filter.before === null;

const liveAddress = (filter: InboxFilter, { seen }: ShownInbox) => {
  const address = withFilter('/staff/live', fromTheTop(filter));
  if (seen === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${seenQuery(seen)}`;
};

function Empty({ filter, shown }: Pick<InboxViewProps, 'filter' | 'shown'>) {
  const { title, text } = emptyWords(filter, shown);
  const isWholeInbox = withFilter('', filter) === '';
  return (
    <div class="desk-empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {!isWholeInbox && <a href="/staff">Show the whole inbox</a>}
    </div>
  );
}

function emptyWords(filter: InboxFilter, { lookedTo }: ShownInbox) {
  if (lookedTo !== null)
    return { title: 'Nothing so far', text: 'Not all were looked through yet: look further back.' };
  if (filter.after !== null)
    return { title: 'Nothing older', text: 'What was on this page has been changed or erased meanwhile.' };
  if (filter.before !== null) return { title: 'Nothing newer', text: 'The newest are on the page before.' };
  if (filter.q !== '' || narrowingFields(filter) > 0)
    return {
      title: 'Nothing matches',
      text: 'No enquiry is like that. Take away a part of the filter to see more.',
    };
  const tab = tabOf(filter);
  return {
    title: tab === null ? 'No enquiries yet' : emptyTabs[tab],
    text: 'As soon as there is something, it appears here by itself.',
  };
}

const emptyTabs: Readonly<Record<TabName, string>> = {
  unanswered: 'All are answered',
  mine: 'Nothing of yours is open',
  overdue: 'Nothing is overdue',
  held: 'Nothing is held',
};

function Pages({ filter, shown }: Pick<InboxViewProps, 'filter' | 'shown'>) {
  const { older, newer, lookedTo, rows } = shown;
  const top = fromTheTop(filter);
  if (older === null && newer === null) return null;
  return (
    <nav class="desk-pages" aria-label="Pages of the inbox">
      {newer && (
        <a href={withFilter('/staff', { ...top, before: newer })} data-page="newer">
          Newer
        </a>
      )}
      <span>
        {lookedTo === null
          ? `${counted(rows.length, 'enquiry').replace('enquirys', 'enquiries')} on this page`
          : `Looked through what came since ${day(lookedTo)}`}
      </span>
      {older && (
        <a href={withFilter('/staff', { ...top, after: older })} data-page="older">
          {lookedTo === null ? 'Older' : 'Look further back'}
        </a>
      )}
    </nav>
  );
}
