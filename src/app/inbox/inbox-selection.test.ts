import { describe, expect, it } from 'vitest';
import { wallMs } from '../shared/clock.ts';
import { type InboxFilter, wholeInbox } from './inbox-filter.ts';
import { selectionOf } from './inbox-selection.ts';

const now = wallMs(Date.parse('2026-03-31T12:00:00Z'));
const selected = (filter: Partial<InboxFilter>) => selectionOf({ ...wholeInbox, ...filter }, 'acc_me', now);

describe('what a filter of the inbox selects', () => {
  it('is every clear enquiry by default', () => {
    expect(selected({})).toEqual({
      ...{ collection: null, status: 'new', stage: null, owner: null, source: null },
      ...{ since: null, until: null, dueBefore: null, search: null },
    });
  });

  // Clocks went forward in the night of the 29th.
  it('is whole days in Dublin, the last one included', () => {
    const { since, until } = selected({ from: '2026-03-28', to: '2026-03-29' });
    expect([since, until]).toEqual(
      ['2026-03-28T00:00:00Z', '2026-03-29T23:00:00Z'].map((time) => Date.parse(time)),
    );
  });

  it.each([
    ['me', { id: 'acc_me' }],
    ['nobody', { id: null }],
    ['acc_oran', { id: 'acc_oran' }],
  ])('has the owner %s', (owner, expected) => {
    expect(selected({ owner }).owner).toEqual(expected);
  });

  it('has steps due until now, and the source and collection that were chosen', () => {
    expect(selected({ overdue: true, source: 'fair', collection: 'contact_requests' })).toMatchObject({
      dueBefore: now,
      source: 'fair',
      collection: 'contact_requests',
    });
  });

  it.each<[Partial<InboxFilter>, ReturnType<typeof selected>['status']]>([
    [{ q: 'door' }, null],
    [{ q: 'door', stage: 'won' }, null],
    [{ q: 'door', stage: 'open' }, 'new'],
    [{ q: 'door', stage: 'unanswered' }, 'new'],
    [{ q: 'door', overdue: true }, 'new'],
    [{ q: 'door', moderation: 'rejected' }, 'rejected'],
    [{ q: 'do' }, 'new'],
    [{ moderation: 'clear' }, 'new'],
    [{ moderation: 'held' }, 'held'],
  ])('finds held enquiries in a search that is not about work: %j has the status %s', (filter, status) => {
    expect(selected(filter).status).toBe(status);
  });
});
