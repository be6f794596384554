import { describe, expect, it } from 'vitest';
import { createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { contactPath, post, unlimited, validBody } from '../api/requests.ts';
import { storedDeliveries } from '../support/deliveries.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';

const made = wallMs(Date.parse('2026-03-01T10:00:00Z'));

async function start(kind: StoreKind) {
  const service = await startService(kind, { env: unlimited });
  const { store, env } = service;
  const first = createEndpoint('https://first.example/hook', 'all', made);
  const later = createEndpoint('https://later.example/hook', 'all', made);
  await store.webhooks.add(first);
  const send = async () => {
    expect((await post(service, contactPath, validBody(contactPath))).statusCode).toBe(200);
  };
  const destinations = async () => (await storedDeliveries(env)).map(({ destination }) => destination);
  const outboxCount = async () => (await rawRows(env, 'outbox_events')).length;
  return { ...service, first, later, send, destinations, outboxCount };
}

describe.each(storeKinds)('the fan-out of events, on the %s store', (kind) => {
  it('runs after the answer, in batches, and once per event even on several nodes at once', async () => {
    const { store, send, destinations, outboxCount } = await start(kind);
    for (let sent = 0; sent < 130; sent += 1) await send();
    expect([await destinations(), await outboxCount()]).toEqual([[], 130]);
    const more = await Promise.all([1, 2, 3].map(() => store.deliveries.fanOut()));
    expect(more).toContain(true);
    for (let left = true; left;) left = await store.deliveries.fanOut();
    expect([(await destinations()).length, await outboxCount()]).toEqual([130, 0]);
  });

  it('creates deliveries for the endpoints subscribed when the event happened, despite later changes', async () => {
    const { store, env, send, first, later, destinations, outboxCount } = await start(kind);
    await send();
    await store.webhooks.add(later);
    await send();
    await store.webhooks.disable(later.id, 'answered 410', made);
    await send();
    await store.webhooks.enable(later.id);
    await store.deliveries.fanOut();
    expect((await destinations()).toSorted()).toEqual([first.id, first.id, first.id, later.id].toSorted());
    await send();
    await store.webhooks.remove(later.id, made);
    expect(await outboxCount()).toBe(0);
    const ofLater = (await storedDeliveries(env)).filter(({ destination }) => destination === later.id);
    expect(ofLater.map(({ state }) => state)).toEqual(['skipped', 'skipped']);
  });

  it('does not list a delivery twice, which is shown as waiting before the fan-out', async () => {
    const { store, clock, send, first } = await start(kind);
    await send();
    const shown = async () => [
      await store.deliveryLog.list({}, 10),
      await store.deliveryLog.list({ state: 'failed' }, 10),
      await store.deliveries.backlog(clock.steady()),
    ];
    const before = await shown();
    expect(before[0]).toMatchObject([{ endpointId: first.id, state: 'waiting', attempts: 0 }]);
    expect(before.slice(1)).toMatchObject([[], [{ destination: first.id, count: 1 }]]);
    await store.deliveries.fanOut();
    expect((await shown()).slice(0, 2)).toEqual(before.slice(0, 2));
    expect(await store.deliveries.backlog(clock.steady())).toMatchObject([
      { destination: first.id, count: 1 },
    ]);
    const [{ id } = { id: '' }] = await store.deliveryLog.list({}, 1);
    await send();
    const [newest] = await store.deliveryLog.list({}, 1);
    expect([await store.deliveryLog.repeat(id), await store.deliveryLog.repeat(newest?.id ?? '')]).toEqual([
      'waiting',
      'waiting',
    ]);
  });

  it('holds back the deliveries of an event while an earlier event of the same enquiry is not fanned out', async () => {
    const { store, clock, env, send, first } = await start(kind);
    await send();
    const [event] = await rawRows(env, 'outbox_events');
    const [id, subject] = [String(event?.['id']), String(event?.['subject_id'])];
    await rawStatement(
      env,
      `insert into events (id, type, subject_id, number, created_at, body) values ('evt_2', 'enquiry.updated', '${subject}', 2, 1, '{}')`,
    );
    await rawStatement(
      env,
      `insert into deliveries
         (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
       values ('second', 'evt_2', '${subject}', 2, '${first.id}', 'waiting', 0, 1, 0, 1)`,
    );
    const claim = async () =>
      (await store.deliveries.claim('a', [{ destination: first.id, count: 5 }], clock.steady())).map(
        (delivery) => delivery.id,
      );
    expect(await claim()).toEqual([]);
    await store.deliveries.fanOut();
    expect(await claim()).toEqual([`${id}.${first.id}`]);
  });

  it('includes old events, which the cleanup of expired rows keeps', async () => {
    const { store, clock, send, outboxCount } = await start(kind);
    await send();
    clock.advance(400 * 86_400_000);
    await store.forgetExpired(clock.steady());
    expect(await outboxCount()).toBe(1);
  });
});
