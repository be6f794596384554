import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { readInboxFilter } from '../../../app/inbox/inbox-filter.ts';
import { InboxTabs } from './tabs.tsx';

const views = [
  { id: 'view_1', name: 'Won at fairs', query: 'stage=won&source=fair' },
  { id: 'view_2', name: 'To judge', query: 'moderation=held' },
];
const counts = { unanswered: 3, mine: 0, overdue: 1000, held: 1 };

/** The tabs as text, the current one in brackets. */
function tabsOf(query: string) {
  const { filter } = readInboxFilter(Object.fromEntries(new URLSearchParams(query)));
  const html = renderToString(<InboxTabs filter={filter} counts={counts} views={views} />);
  return [...html.matchAll(/<a href="[^"]*"( aria-current="page")?>(.*?)<\/a>/g)].map(
    ([, current, text = '']) => {
      const plain = text.replace(/<[^>]+>/g, '');
      return current === undefined ? plain : `[${plain}]`;
    },
  );
}
const tabs = ['All', 'Unanswered 3', 'Mine 0', 'Overdue 999+', 'Held 1', 'Won at fairs', 'To judge'];

it.each([
  ['', 'All'],
  ['after=1.a', 'All'],
  ['stage=unanswered', 'Unanswered 3'],
  ['stage=unanswered&owner=me', 'Unanswered 3'],
  ['moderation=held&q=door', 'Held 1'],
  ['moderation=held', 'To judge'],
  ['stage=won&source=fair', 'Won at fairs'],
  ['stage=won&source=fair&before=1.a', 'Won at fairs'],
  ['stage=won', ''],
])('the current tab of the filter "%s" is "%s"', (query, current) => {
  expect(tabsOf(query)).toEqual(tabs.map((tab) => (tab === current ? `[${tab}]` : tab)));
});
