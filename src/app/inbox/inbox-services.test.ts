import { describe, expect, it } from 'vitest';
import type { StaffAccount } from '../accounts/account.ts';
import { wallMs } from '../shared/clock.ts';
import { type InboxPlace, wholeInbox } from './inbox-filter.ts';
import type { InboxSelection } from './inbox-selection.ts';
import { createInboxServices, type InboxStore, type ViewStore } from './inbox-services.ts';
import type { InboxRow } from './inbox.ts';

const account = { id: 'acc_me' } as StaffAccount;
const place = (receivedAt: number): InboxPlace => ({ receivedAt, id: `con_${receivedAt}` });
const row = (receivedAt: number) => ({ enquiry: place(receivedAt) }) as unknown as InboxRow;

/** The inbox on a store with this page, and what was asked of the store. */
function inboxWith(rows: readonly InboxRow[], next: InboxPlace | null) {
  const asked: unknown[] = [];
  const counted: InboxSelection[] = [];
  const saved: string[] = [];
  const inbox: InboxStore = {
    page: (_selection, start) => {
      asked.push(start);
      return Promise.resolve({ rows, next, lookedTo: null });
    },
    countNew: (selection) => {
      counted.push(selection);
      return Promise.resolve(3);
    },
    newest: () => Promise.resolve([]),
    sources: () => Promise.resolve([]),
  };
  const savedViews: ViewStore = {
    list: () => Promise.resolve([]),
    save: (_accountId, { query }) => {
      saved.push(query);
      return Promise.resolve(true);
    },
    remove: () => Promise.resolve(),
  };
  const services = createInboxServices({
    ...{ inbox, savedViews },
    lists: { counts: () => Promise.resolve({ unanswered: 0, mine: 0, overdue: 0, held: 0 }) },
    accounts: { list: () => Promise.resolve([]) },
    noteExport: () => Promise.resolve(),
    clock: { now: () => wallMs(1000) },
  });
  return { services, asked, counted, saved };
}

describe('a page of the inbox', () => {
  it('at the beginning has only older neighbours', async () => {
    const { services, asked } = inboxWith([row(9), row(8)], place(8));
    const shown = await services.show(wholeInbox, account);
    expect(shown).toMatchObject({ rows: [row(9), row(8)], older: place(8), newer: null });
    expect(asked).toEqual([{ direction: 'older', from: null }]);
  });

  it('further back begins with its newest enquiry, before which the newer ones are', async () => {
    const { services, asked } = inboxWith([row(7), row(6)], null);
    const shown = await services.show({ ...wholeInbox, after: place(8) }, account);
    expect(shown).toMatchObject({ rows: [row(7), row(6)], older: null, newer: place(7) });
    expect(asked).toEqual([{ direction: 'older', from: place(8) }]);
  });

  it('before another is shown newest first, though it is read in the other direction', async () => {
    const { services, asked } = inboxWith([row(7), row(8)], place(8));
    const shown = await services.show({ ...wholeInbox, before: place(6) }, account);
    expect(shown).toMatchObject({ rows: [row(8), row(7)], older: place(7), newer: place(8) });
    expect(asked).toEqual([{ direction: 'newer', from: place(6) }]);
  });

  it('that has become empty leads back to where it was asked for', async () => {
    const { services } = inboxWith([], null);
    expect(await services.show({ ...wholeInbox, after: place(8) }, account)).toMatchObject({
      newer: place(8),
    });
    expect(await services.show({ ...wholeInbox, before: place(6) }, account)).toMatchObject({
      older: place(6),
    });
  });
});

it('new enquiries are counted by the filter of the page', async () => {
  const { services, counted } = inboxWith([], null);
  const filter = { ...wholeInbox, collection: 'security_door_quotes', owner: 'me' } as const;
  expect(await services.countNew(filter, account, null)).toBe(3);
  expect(counted).toMatchObject([{ collection: 'security_door_quotes', owner: { id: 'acc_me' } }]);
});

it('a saved view begins at its first page', async () => {
  const { services, saved } = inboxWith([], null);
  await services.views.save(account, 'Won', { ...wholeInbox, stage: 'won', after: place(8) });
  await services.views.save(account, 'Lost', { ...wholeInbox, stage: 'lost', before: place(6) });
  expect(saved).toEqual(['stage=won', 'stage=lost']);
});
