import type { ComponentChildren } from 'preact';
import {
  type InboxFilter,
  fromTheTop,
  inboxQuery,
  wholeInbox,
  withFilter,
} from '../../../app/inbox/inbox-filter.ts';
import {
  type TabCounts,
  type TabName,
  narrowingFields,
  tabFilters,
  tabNames,
  tabOf,
} from '../../../app/inbox/inbox-tabs.ts';
import type { SavedView } from '../../../app/inbox/inbox.ts';
import { countText } from './words.ts';

const labels: Readonly<Record<TabName, string>> = {
  unanswered: 'Unanswered',
  mine: 'Mine',
  overdue: 'Overdue',
  held: 'Held',
};

interface InboxTabsProps {
  readonly filter: InboxFilter;
  readonly counts: TabCounts;
  readonly views: readonly SavedView[];
}

/** The tabs with their counts, and the saved views after them. */
export function InboxTabs({ filter, counts, views }: InboxTabsProps) {
  const query = inboxQuery(fromTheTop(filter));
  const view = views.find((each) => each.query === query);
  const tab = view ? undefined : tabOf(filter);
  return (
    <nav class="desk-tabs desk-views" aria-label="Views">
      <Tab href="/staff" isCurrent={tab === null && narrowingFields(filter) === 0}>
        All
      </Tab>
      {tabNames.map((name) => (
        <Tab
          key={name}
          href={withFilter('/staff', { ...wholeInbox, ...tabFilters[name] })}
          isCurrent={tab === name}
        >
          {labels[name]} <span class="desk-count">{countText(counts[name])}</span>
        </Tab>
      ))}
      {views.map((each) => (
        <Tab
          key={each.id}
          href={each.query === '' ? '/staff' : `/staff?${each.query}`}
          isCurrent={each === view}
        >
          <bdi>{each.name}</bdi>
        </Tab>
      ))}
    </nav>
  );
}

interface TabProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ComponentChildren;
}

/** A link of a row of tabs. */
export const Tab = ({ href, isCurrent, children }: TabProps) => (
  <a href={href} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </a>
);
