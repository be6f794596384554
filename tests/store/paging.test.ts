import { describe, expect, it } from 'vitest';
import type { Submission } from '../../src/app/enquiries/enquiry.ts';
import { contactPath, post, storedFor, validBody } from '../api/requests.ts';
import { startService, storeKinds } from '../support/service.ts';

/** Number of enquiries, for more than two pages. */
const many = 1201;

describe.each(storeKinds)('enquiries received in the same millisecond, on the %s store', (kind) => {
  it('are each listed once across pages, in either order', async () => {
    const service = await startService(kind);
    const { store, clock } = service;
    const enquiry = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
    const submission = (number: number): Submission => ({
      enquiry: { ...enquiry, id: `con_${String(number).padStart(5, '0')}` },
      fingerprint: `fingerprint ${number}`,
      idempotency: null,
      doorQuoteId: null,
      sentPageHash: null,
      event: null,
      at: clock.steady(),
    });
    await Promise.all(
      Array.from({ length: many }, (_, number) => store.enquiries.submit(submission(number))),
    );

    const ids = async (order: 'oldest first' | 'newest first') =>
      (await Array.fromAsync(store.enquiries.list({}, order))).map(({ id }) => id);
    const oldestFirst = await ids('oldest first');
    const expected = Array.from({ length: many }, (_, number) => submission(number).enquiry.id);
    expect(oldestFirst.toSorted()).toEqual([...expected, enquiry.id].sort());
    expect(await ids('newest first')).toEqual(oldestFirst.toReversed());
    expect(await store.enquiries.count({})).toBe(many + 1);
  }, 60_000);
});
