import { describe, expect, it } from 'vitest';
import { type InboxFilter, wholeInbox } from '../../src/app/inbox/inbox-filter.ts';
import { selectionOf } from '../../src/app/inbox/inbox-selection.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { deskEnquiries, morning } from '../support/desk-enquiries.ts';
import { startService, storeKinds } from '../support/service.ts';

const now = wallMs(morning + 600 * 60_000);
const select = (filter: Partial<InboxFilter>) => selectionOf({ ...wholeInbox, ...filter }, 'ana', now);

describe.each(storeKinds)('the inbox on the %s store', async (kind) => {
  const service = await startService(kind);
  const { inbox } = service.store;
  const { like, add } = await deskEnquiries(service);
  const from = (source: string) => ({ request: { ...like.request, source } });
  await add('e1', 0, from('web'), { owner_id: 'ana', stage: 'contacted', next_step_at: now - 1 });
  await add('e2', 1, { ...from('web'), collection: 'internal_door_quotes', status: 'held' });
  await add('e3', 1, { ...from('show'), status: 'rejected' }, { owner_id: 'ben', next_step_at: now - 1 });
  await add('e4', 2, from('web'), { stage: 'won', next_step_at: now - 1 });
  await add('e5', 3, { ...from('web'), test: true });
  await add('e6', 1500, from('fair'), { next_step_at: now + 1 });

  const page = (filter: Partial<InboxFilter>, size = 50) => {
    const { after = null, before = null } = filter;
    const start = before
      ? ({ direction: 'newer', from: before } as const)
      : ({ direction: 'older', from: after } as const);
    return inbox.page(select(filter), start, size, 'ana');
  };
  const ids = async (filter: Partial<InboxFilter>) =>
    (await page(filter)).rows.map(({ enquiry }) => enquiry.id).join(' ');

  it.each<[string, Partial<InboxFilter>, string]>([
    ['all except held, rejected and test enquiries', {}, 'e6 e4 e1'],
    ['the enquiries of a collection', { collection: 'contact_requests' }, 'e6 e4 e1'],
    ['the held enquiries of a collection', { collection: 'internal_door_quotes', moderation: 'held' }, 'e2'],
    ['released enquiries', { moderation: 'clear' }, 'e6 e4 e1'],
    ['held enquiries', { moderation: 'held' }, 'e2'],
    ['rejected enquiries', { moderation: 'rejected' }, 'e3'],
    ['enquiries in a stage', { stage: 'won' }, 'e4'],
    ['new enquiries', { stage: 'new' }, 'e6'],
    ['enquiries without a first response', { stage: 'unanswered' }, 'e6'],
    ['open enquiries', { stage: 'open' }, 'e6 e1'],
    ['open enquiries of the signed-in account', { stage: 'open', owner: 'me' }, 'e1'],
    ['enquiries of the signed-in account', { owner: 'me' }, 'e1'],
    ['rejected enquiries of another account', { owner: 'ben', moderation: 'rejected' }, 'e3'],
    ['enquiries without an owner', { owner: 'nobody' }, 'e6 e4'],
    ['enquiries of a source', { source: 'web' }, 'e4 e1'],
    ['enquiries of a source in a collection', { source: 'web', collection: 'contact_requests' }, 'e4 e1'],
    ['enquiries from a day on', { from: '2026-04-01' }, 'e6'],
    ['enquiries up to a day', { to: '2026-03-31' }, 'e4 e1'],
    ['enquiries in a stage on a day', { from: '2026-03-31', to: '2026-03-31', stage: 'won' }, 'e4'],
    ['overdue enquiries that are not closed', { overdue: true }, 'e1'],
    ['no rejected enquiry as overdue', { moderation: 'rejected', overdue: true }, ''],
    ['the page after a cursor', { after: { receivedAt: morning + 120_000, id: 'e4' } }, 'e1'],
    ['the page before a cursor', { before: { receivedAt: morning + 60_000, id: 'e2' } }, 'e4 e6'],
    ['nothing for an unknown owner', { owner: 'nobody-there' }, ''],
  ])('shows %s', async (_, filter, expected) => {
    expect(await ids(filter)).toBe(expected);
  });

  it('finds held enquiries when it searches all enquiries, but not when it searches open ones', async () => {
    while ((await service.store.searching.indexSome(100)) > 0);
    const { name } = like.request.customer;
    expect(await ids({ q: name })).toBe('e6 e4 e2 e1');
    expect(await ids({ q: name, stage: 'open' })).toBe('e6 e1');
    expect(await ids({ q: name, moderation: 'clear' })).toBe('e6 e4 e1');
  });

  it('lists every enquiry once over its pages', async () => {
    const first = await page({}, 2);
    expect(first).toMatchObject({ next: { id: 'e4' }, lookedTo: null });
    const second = await page({ after: first.next }, 2);
    expect(second.rows.map(({ enquiry }) => enquiry.id)).toEqual(['e1']);
    expect(second.next).toBeNull();
  });

  it('returns the neighbours of an enquiry, even of one that no longer matches the filter', async () => {
    const at = { receivedAt: morning + 60_000, id: 'e2' };
    expect(await inbox.neighbours(select({}), at)).toEqual({ newer: 'e4', older: 'e1' });
    expect(await inbox.neighbours(select({ stage: 'won' }), at)).toEqual({ newer: 'e4', older: null });
  });

  it('counts the enquiries that arrived since the page was loaded', async () => {
    const seen = (...beyond: string[]) => ({ upTo: { receivedAt: morning, id: 'e1' }, beyond });
    expect(await inbox.countNew(select({}), null, 100)).toBe(3);
    expect(await inbox.countNew(select({}), seen(), 100)).toBe(2);
    expect(await inbox.countNew(select({}), seen(), 1)).toBe(1);
    expect(await inbox.countNew(select({}), seen('e2', 'e3', 'e4', 'e5'), 2)).toBe(1);
    expect(await inbox.countNew(select({}), seen('e2', 'e4', 'e6'), 100)).toBe(0);
    expect(await inbox.countNew(select({ moderation: 'held' }), seen('e4'), 100)).toBe(1);
    expect(await inbox.countNew(select({ moderation: 'held' }), seen('e2'), 100)).toBe(0);
  });

  it('returns the newest enquiries, test and rejected ones included', async () => {
    const newest = await inbox.newest(5);
    expect(newest.map(({ id }) => id)).toEqual(['e6', 'e5', 'e4', 'e3', 'e2']);
    expect(newest[0]).toEqual({ receivedAt: morning + 1500 * 60_000, id: 'e6' });
  });

  it('shows an enquiry as read only to the member of staff who opened it', async () => {
    await inbox.markRead('ana', 'e4', now);
    await inbox.markRead('ana', 'e4', now);
    const unread = async (accountId: string) =>
      (await inbox.page(select({}), { direction: 'older', from: null }, 50, accountId)).rows
        .filter(({ isUnread }) => isUnread)
        .map(({ enquiry }) => enquiry.id);
    expect(await unread('ana')).toEqual(['e6', 'e1']);
    expect(await unread('ben')).toEqual(['e6', 'e4', 'e1']);
  });

  it('lists every source once', async () => {
    expect(await inbox.sources()).toEqual(expect.arrayContaining(['fair', 'show', 'web']));
  });

  it('stores views by name, for each member of staff', async () => {
    const { savedViews } = service.store;
    await savedViews.save('ana', { name: 'Mine', query: 'owner=me' }, now);
    await savedViews.save('ana', { name: 'Mine', query: 'owner=me&stage=new' }, now);
    await savedViews.save('ben', { name: 'Held', query: 'moderation=held' }, now);
    const [view] = await savedViews.list('ana');
    expect(view).toMatchObject({ name: 'Mine', query: 'owner=me&stage=new' });
    await savedViews.remove('ben', view?.id ?? '');
    expect(await savedViews.list('ana')).toHaveLength(1);
    await savedViews.remove('ana', view?.id ?? '');
    expect(await savedViews.list('ana')).toEqual([]);
  });
});
