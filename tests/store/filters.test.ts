import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import type { EnquiryFilter } from '../../src/store/enquiries/enquiries.ts';
import { contactPath, post, storedFor, validBody } from '../api/requests.ts';
import { startService, storeKinds } from '../support/service.ts';

const noon = Date.parse('2026-03-31T12:00:00Z');

describe.each(storeKinds)('filtered enquiries, on the %s store', async (kind) => {
  const service = await startService(kind);
  const { store, clock } = service;
  const like = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
  const add = (id: string, minute: number, more: Partial<Enquiry>) =>
    store.enquiries.submit({
      enquiry: { ...like, id, receivedAt: wallMs(noon + minute * 60_000), ...more },
      fingerprint: id,
      idempotency: null,
      doorQuoteId: null,
      sentPageHash: null,
      event: null,
      at: clock.steady(),
    });
  await add('d', 0, { collection: 'contact_requests' });
  await add('c', 1, { collection: 'internal_door_quotes', status: 'held' });
  await add('b', 1, { collection: 'security_door_quotes' });
  await add('a', 2, { collection: 'contact_requests', status: 'held', test: true });

  const before: EnquiryFilter = { since: wallMs(noon) };
  const minuteOne = wallMs(noon + 60_000);

  it.each<[string, EnquiryFilter, string]>([
    ['their time, from a millisecond on', { since: minuteOne }, 'b c'],
    ['their time, from a millisecond later on', { since: wallMs(minuteOne + 1) }, ''],
    ['their collection', { ...before, collection: 'internal_door_quotes' }, 'c'],
    ['their collection, without test enquiries', { ...before, collection: 'contact_requests' }, 'd'],
    [
      'their collection, with test enquiries',
      { ...before, collection: 'contact_requests', tests: true },
      'd a',
    ],
    ['their status', { ...before, status: 'held' }, 'c'],
    ['their status, with test enquiries', { ...before, status: 'held', tests: true }, 'c a'],
    ['their status and collection', { ...before, status: 'new', collection: 'security_door_quotes' }, 'b'],
    ['the default, without test enquiries', before, 'd b c'],
  ])('are selected by %s', async (_, filter, ids) => {
    const listed = async (order: 'oldest first' | 'newest first') =>
      (await Array.fromAsync(store.enquiries.list(filter, order)))
        .map(({ id }) => id)
        .filter((id) => id !== like.id);
    const expected = ids === '' ? [] : ids.split(' ');
    expect(await listed('oldest first')).toEqual(expected);
    expect(await listed('newest first')).toEqual(expected.toReversed());
    const all = await Array.fromAsync(store.enquiries.list(filter));
    expect(await store.enquiries.count(filter)).toBe(all.length);
  });
});
