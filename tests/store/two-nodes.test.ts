import { describe, expect, it } from 'vitest';
import { contactPath, post, storedFor, unlimited, validBody } from '../api/requests.ts';
import { holdUp } from '../support/held-up.ts';
import { startService } from '../support/service.ts';

const year = 365 * 86_400_000;

/** What one node does while another is in the middle of something: a lock holds that one up at the chosen place. */
describe('two nodes on one PostgreSQL', () => {
  it.each([
    {
      what: 'a retry key',
      second: ['key', 'another content'],
      again: ['key', 'a third content'],
      // The answer of the second, given once more.
      outcome: { kind: 'accepted', id: 'con_2' },
    },
    {
      what: 'a content',
      second: ['another key', 'a content'],
      again: [null, 'a content'],
      outcome: { kind: 'duplicate' },
    },
  ] as const)('keep $what that was taken anew while it was being cleaned away', async (each) => {
    const service = await startService('postgres', { env: unlimited });
    const { store, clock, env } = service;
    const like = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
    const submit = (id: string, scope: string | null, fingerprint: string) =>
      store.enquiries.submit({
        enquiry: { ...like, id, reference: `of ${id}` },
        idempotency: scope === null ? null : { scope, bodyHash: 'hash' },
        ...{ fingerprint, doorQuoteId: null, sentPageHash: null, event: null, at: clock.steady() },
      });
    await submit('con_1', 'key', 'a content');
    clock.advance(year);
    // The second has taken it anew, and cannot go on.
    const held = await holdUp(env, 'lock table enquiries in exclusive mode');
    const second = submit('con_2', ...each.second);
    await held.untilWaiting(1);
    const cleaning = store.forgetExpired(clock.steady());
    await held.untilWaiting(2);
    await held.letGo();
    expect((await second).kind).toBe('accepted');
    await cleaning;
    expect(await submit('con_3', ...each.again)).toMatchObject(each.outcome);
  });
});
