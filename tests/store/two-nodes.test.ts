import { describe, expect, it } from 'vitest';
import { createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { contactPath, post, storedFor, unlimited, validBody } from '../api/requests.ts';
import { addEvent, storedDeliveries } from '../support/deliveries.ts';
import { change, clearEnquiry, decide } from '../support/desk.ts';
import { holdUp } from '../support/held-up.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';

const year = 365 * 86_400_000;
const made = wallMs(Date.parse('2026-03-01T10:00:00Z'));

async function start() {
  const service = await startService('postgres', { env: unlimited });
  const { store, clock, env } = service;
  const endpoint = createEndpoint('https://first.example/hook', 'all', made);
  await store.webhooks.add(endpoint);
  const claim = async (by: string) =>
    store.deliveries.claim(by, [{ destination: endpoint.id, count: 5 }], clock.steady());
  const deliveries = async () =>
    (await storedDeliveries(env)).map(({ destination, number, state }) => ({ destination, number, state }));
  return { ...service, endpoint, claim, deliveries };
}

/** In these tests a lock blocks one node at a chosen point while the other node acts. */
describe('two nodes on one PostgreSQL', () => {
  it.each([
    {
      what: 'an idempotency key',
      second: { scope: 'key', fingerprint: 'another content' },
      again: { scope: 'key', fingerprint: 'a third content' },
      // The third submission gets a replay of the second answer.
      outcome: { kind: 'accepted', id: 'con_2' },
    },
    {
      what: 'a duplicate guard',
      second: { scope: 'another key', fingerprint: 'a content' },
      again: { scope: null, fingerprint: 'a content' },
      outcome: { kind: 'duplicate' },
    },
  ])('keep a reused expired row while the cleanup runs: $what', async ({ second, again, outcome }) => {
    const service = await start();
    const { store, clock, env } = service;
    const like = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
    const submit = (id: string, { scope, fingerprint }: { scope: string | null; fingerprint: string }) =>
      store.enquiries.submit({
        enquiry: { ...like, id, reference: `of ${id}` },
        idempotency: scope === null ? null : { scope, bodyHash: 'hash' },
        ...{ fingerprint, doorQuoteId: null, sentPageHash: null, event: null, at: clock.steady() },
      });
    await submit('con_1', { scope: 'key', fingerprint: 'a content' });
    clock.advance(year);
    // The second submission has reused the expired row, and waits for the lock.
    const held = await holdUp(env, 'lock table enquiries in exclusive mode');
    const submission = submit('con_2', second);
    await held.untilWaiting(1);
    const cleaning = store.forgetExpired(clock.steady());
    await held.untilWaiting(2);
    await held.release();
    expect((await submission).kind).toBe('accepted');
    await cleaning;
    expect(await submit('con_3', again)).toMatchObject(outcome);
  });

  it('send the events of an enquiry in order, even if a claim coincides with the fan-out of the first', async () => {
    const service = await start();
    const { store, env, endpoint, claim } = service;
    const enquiry = await clearEnquiry(service);
    await change(service, enquiry, 0, { kind: 'owner', ownerId: 'acc_maeve' });
    // One node fans out the first event, the other the second.
    const first = `outbox_events where number = 1`;
    const held = await holdUp(
      env,
      `select id from ${first} for update`,
      `insert into deliveries (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at,
         leased_until, created_at)
       select id || '.${endpoint.id}', id, subject_id, number, '${endpoint.id}', 'waiting', 0, 1, 0, created_at from ${first}`,
      `insert into events (id, type, subject_id, number, created_at, body)
       select id, type, subject_id, number, created_at, body from ${first}`,
    );
    await store.deliveries.fanOut();
    const [second] = await storedDeliveries(env);
    expect(second?.number).toBe(2);
    await held.more(`delete from ${first}`, 'lock table outbox_events in access exclusive mode');
    const claiming = claim('b');
    await held.untilWaiting(1);
    await held.release();
    expect((await claiming).map(({ event }) => event.type)).not.toContain('enquiry.updated');
    expect((await claim('b')).map(({ event }) => event.type)).toEqual(['enquiry.created']);
  });

  it('deliver an event to its subscribers even if endpoints change during the fan-out', async () => {
    const service = await start();
    const { store, env, clock, endpoint, deliveries } = service;
    const later = createEndpoint('https://later.example/hook', 'all', made);
    await clearEnquiry(service);
    // The fan-out has taken the event and is blocked.
    const held = await holdUp(env, 'lock table events in access exclusive mode');
    const fanOut = store.deliveries.fanOut();
    await held.untilWaiting(1);
    const changes = [store.webhooks.add(later), store.webhooks.disable(endpoint.id, 'gone', clock.now())];
    await held.untilWaiting(3);
    await held.release();
    await Promise.all([fanOut, ...changes]);
    expect(await deliveries()).toEqual([{ destination: endpoint.id, number: 1, state: 'waiting' }]);
  });

  it('fail the waiting deliveries of a removed endpoint, except those just leased', async () => {
    const { store, env, clock, endpoint, claim, deliveries } = await start();
    for (const subject of ['s', 't']) await addEvent(env, subject, [endpoint.id]);
    await rawStatement(env, `update webhook_endpoints set disabled_at = 1`);
    const [taken] = await storedDeliveries(env);
    const held = await holdUp(env, `select id from deliveries where id = '${String(taken?.id)}' for update`);
    const failing = store.deliveries.failWaiting(endpoint.id, 'gone', clock.steady());
    await held.untilWaiting(1);
    await held.more(
      `update deliveries set leased_by = 'b', leased_until = ${Date.now() + 30_000} where id = '${String(taken?.id)}'`,
    );
    await held.release();
    await failing;
    expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(['failed', 'waiting']);
    expect(await claim('c')).toEqual([]);
  });

  it('erase a person, and the spam lesson of a decision on the enquiry that runs at the same time', async () => {
    const service = await start();
    const { store, env, clock } = service;
    const email = 'gone@example.ie';
    const message = 'Gutters and roofs washed by our crew';
    const enquiry = await clearEnquiry(service, { customer: { name: 'Somebody', email }, message });
    // The decision has updated the enquiry but not the spam lessons.
    const held = await holdUp(env, 'lock table spam_lessons in share row exclusive mode');
    const deciding = decide(service, 'rejected', [enquiry]);
    await held.untilWaiting(1);
    const entry = { at: clock.now(), actor: 'somebody' };
    const erasing = store.people.erase(email, createTombstone(email, clock.now()), entry);
    await held.untilWaiting(2);
    await held.release();
    await deciding;
    expect(await erasing).toMatchObject({ rows: { enquiries: 1, spamLessons: 1 } });
    for (const table of ['enquiries', 'spam_lessons', 'spam_features'])
      expect(await rawRows(env, table)).toEqual([]);
  });

  it('send a delivery again only once when two members of staff ask for it at once', async () => {
    const { store, env, endpoint, deliveries } = await start();
    await addEvent(env, 's', [endpoint.id]);
    await rawStatement(env, `update deliveries set state = 'delivered', finished_at = 1`);
    const held = await holdUp(env, 'select id from deliveries for update');
    const asked = [1, 2].map(() => store.deliveryLog.repeat(`evt_s_1.${endpoint.id}`));
    await held.untilWaiting(2);
    await held.release();
    expect((await Promise.all(asked)).toSorted()).toEqual(['repeated', 'waiting']);
    expect(await deliveries()).toEqual([{ destination: endpoint.id, number: 1, state: 'waiting' }]);
  });

  it('do not fail the deliveries of an endpoint that was just enabled again', async () => {
    const { store, env, clock, endpoint, claim } = await start();
    await addEvent(env, 's', [endpoint.id]);
    await store.deliveries.failWaiting(endpoint.id, 'gone', clock.steady());
    expect(await claim('b')).toHaveLength(1);
  });
});
