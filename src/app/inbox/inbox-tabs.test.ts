import { expect, it } from 'vitest';
import { readInboxFilter } from './inbox-filter.ts';
import { narrowingFields, tabOf } from './inbox-tabs.ts';

it.each([
  ['', null, 0],
  ['q=door', null, 0],
  ['stage=unanswered&after=1.a', 'unanswered', 0],
  ['stage=unanswered&before=1.a', 'unanswered', 0],
  ['owner=me&stage=open', 'mine', 0],
  ['owner=me', null, 1],
  ['overdue=1&collection=contact_requests&source=web', 'overdue', 2],
  ['moderation=held&from=2026-03-01', 'held', 1],
  ['moderation=rejected&stage=won', null, 2],
])('the filter %j belongs to the tab %s and narrows it by %d fields', (query, tab, fields) => {
  const { filter } = readInboxFilter(Object.fromEntries(new URLSearchParams(query)));
  expect([tabOf(filter), narrowingFields(filter)]).toEqual([tab, fields]);
});
