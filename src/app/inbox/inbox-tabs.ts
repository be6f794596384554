import type { InboxFilter } from './inbox-filter.ts';

/** The tabs of the inbox beside all enquiries, each with the filter that it stands for. */
export const tabFilters = {
  unanswered: { stage: 'unanswered' },
  mine: { owner: 'me', stage: 'open' },
  overdue: { overdue: true },
  held: { moderation: 'held' },
} as const satisfies Readonly<Record<string, Partial<InboxFilter>>>;

export type TabName = keyof typeof tabFilters;
export const tabNames = Object.keys(tabFilters) as readonly TabName[];

export type TabCounts = Readonly<Record<TabName, number>>;

/** Where counting stops, so that its cost has a bound: the tab then says "999+". */
export const mostCounted = 1000;

/** The tab that shows a filter; null for all enquiries. */
export const tabOf = (filter: InboxFilter): TabName | null =>
  tabNames.find((name) => fieldsOf(name).every(([field, value]) => filter[field] === value)) ?? null;

/** How many fields of the filter narrow the list of its tab, apart from the search. */
export function narrowingFields(filter: InboxFilter): number {
  const tab = tabOf(filter);
  const ofTab = new Set<string>(['q', 'after', 'before', ...(tab ? Object.keys(tabFilters[tab]) : [])]);
  return Object.entries(filter).filter(
    ([field, value]) => !ofTab.has(field) && value !== null && value !== false,
  ).length;
}

const fieldsOf = (name: TabName) =>
  Object.entries(tabFilters[name]) as readonly (readonly [keyof InboxFilter, unknown])[];
