import { describe, expect, it } from 'vitest';
import { type NewEndpoint, createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { steadyMs, wallMs } from '../../src/app/shared/clock.ts';
import { contactPath, post, validBody } from '../api/requests.ts';
import { createQuote } from '../support/door-quotes.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';

const made = wallMs(Date.parse('2026-03-01T10:00:00Z'));
const later = (ms: number) => wallMs(made + ms);
const at = (ms: number) => steadyMs(made + ms);

/** A service with two endpoints, one for everything and one for quotes. */
async function withEndpoints(kind: StoreKind) {
  const service = await startService(kind);
  const all = createEndpoint('https://all.example/hook', 'all', made);
  const quotes = createEndpoint('https://quotes.example/hook', ['quote.created'], later(1));
  for (const endpoint of [quotes, all]) await service.store.webhooks.add(endpoint);
  const { fanOut } = service.store.deliveries;
  const deliveries = async () => {
    await fanOut();
    return (await rawRows(service.env, 'deliveries')).map((row) => ({
      ...row,
      to: row['destination'],
      next_attempt_at: Number(row['next_attempt_at']),
      finished_at: row['finished_at'] === null ? null : Number(row['finished_at']),
    }));
  };
  const finish = async (state: string, endpointId: string) => {
    await fanOut();
    await rawStatement(
      service.env,
      `update deliveries set state = '${state}', attempts = 3, next_attempt_at = 7, finished_at = 8, last_result = 'said'
       where destination = '${endpointId}'`,
    );
  };
  const { webhooks, deliveryLog } = service.store;
  return { ...service, webhooks, deliveryLog, all, quotes, deliveries, finish };
}

/** A new endpoint for all callers, as the store returns it. */
const untouched = ({ keyId: _, ...endpoint }: NewEndpoint) => ({
  ...endpoint,
  ...{ key: null, oldSecret: null, failingSince: null, disabled: null },
});

describe.each(storeKinds)('webhook endpoints, on the %s store', (kind) => {
  it('are listed in the order of creation, and found by id', async () => {
    const { webhooks, all, quotes } = await withEndpoints(kind);
    expect(await webhooks.list()).toEqual([untouched(all), untouched(quotes)]);
    expect(await webhooks.find(quotes.id)).toEqual(untouched(quotes));
    expect(await webhooks.find('whk_nobody')).toBeNull();
  });

  it('get the events they subscribe to', async () => {
    const service = await withEndpoints(kind);
    await createQuote(service);
    await post(service, contactPath, validBody(contactPath));
    const got = (await service.deliveries()).map(({ to }) => to).sort();
    expect(got).toEqual([service.all.id, service.all.id, service.quotes.id].sort());
  });

  it('are removed once, and their waiting deliveries are skipped, except leased ones', async () => {
    const service = await withEndpoints(kind);
    const { webhooks, all, quotes } = service;
    const first = await createQuote(service);
    await service.store.deliveries.fanOut();
    await rawStatement(service.env, `update deliveries set leased_by = 'a node'`);
    await createQuote(service);
    expect(await webhooks.remove(quotes.id, later(5))).toBe(true);
    expect(await webhooks.remove(quotes.id, later(6))).toBe(false);
    expect((await webhooks.list()).map(({ id }) => id)).toEqual([all.id]);
    expect(await service.deliveries()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ to: all.id, state: 'waiting', last_result: null }),
        expect.objectContaining({
          to: quotes.id,
          state: 'skipped',
          last_result: 'the endpoint was removed',
          finished_at: later(5),
        }),
        expect.objectContaining({ to: quotes.id, subject_id: first.id, state: 'waiting' }),
      ]),
    );
  });

  it('can get a new secret, beside which the previous one stays valid for a while', async () => {
    const { webhooks, all, quotes } = await withEndpoints(kind);
    expect(await webhooks.rotate(all.id, 'whsec_new', later(9))).toBe(true);
    expect(await webhooks.find(all.id)).toMatchObject({
      secret: 'whsec_new',
      oldSecret: { text: all.secret, until: later(9) },
    });
    expect(await webhooks.rotate(all.id, 'whsec_newer', later(60_000))).toBe(true);
    expect(await webhooks.find(all.id)).toMatchObject({
      secret: 'whsec_newer',
      oldSecret: { text: 'whsec_new', until: later(60_000) },
    });
    expect(await webhooks.find(quotes.id)).toMatchObject({ secret: quotes.secret, oldSecret: null });
    expect(await webhooks.rotate('whk_nobody', 'whsec_new', later(9))).toBe(false);
  });

  it('keep the first secret valid after two rotations in a row, because the receiver still has it', async () => {
    const { webhooks, all } = await withEndpoints(kind);
    for (const [secret, until] of [
      ['whsec_new', later(9000)],
      ['whsec_newer', later(10_000)],
    ] as const) {
      expect(await webhooks.rotate(all.id, secret, until)).toBe(true);
      expect(await webhooks.find(all.id)).toMatchObject({ secret, oldSecret: { text: all.secret, until } });
    }
  });

  it('record since when no message was delivered', async () => {
    const { webhooks, all, quotes } = await withEndpoints(kind);
    expect(await webhooks.noteFailure(all.id, at(5))).toBe(at(5));
    expect(await webhooks.noteFailure(all.id, at(6))).toBe(at(5));
    // A time in the future would prevent the endpoint from ever being disabled.
    expect(await webhooks.noteFailure(all.id, at(4))).toBe(at(4));
    expect(await webhooks.find(all.id)).toMatchObject({ failingSince: at(4) });
    expect(await webhooks.find(quotes.id)).toMatchObject({ failingSince: null });
    await webhooks.noteSuccess(all.id);
    expect(await webhooks.find(all.id)).toMatchObject({ failingSince: null });
    expect(await webhooks.noteFailure('whk_nobody', at(5))).toBe(at(5));
  });

  it('are disabled once, with a reason, and get no new deliveries', async () => {
    const service = await withEndpoints(kind);
    const { webhooks, all, quotes } = service;
    await createQuote(service);
    await webhooks.noteFailure(quotes.id, at(1));
    expect(await webhooks.disable(quotes.id, 'answered 410', later(5))).toBe(true);
    expect(await webhooks.disable(quotes.id, 'for another reason', later(6))).toBe(false);
    expect(await webhooks.find(quotes.id)).toMatchObject({
      disabled: { at: later(5), reason: 'answered 410' },
    });
    await createQuote(service);
    const got = (await service.deliveries()).map(({ to }) => to).sort();
    expect(got).toEqual([all.id, all.id, quotes.id].sort());

    expect(await webhooks.enable(quotes.id)).toBe(true);
    expect(await webhooks.enable(quotes.id)).toBe(false);
    expect(await webhooks.find(quotes.id)).toEqual(untouched(quotes));
  });
});

describe.each(storeKinds)('the delivery log, on the %s store', (kind) => {
  it('lists the newest first, filtered by endpoint or state, up to a limit and without mails', async () => {
    const service = await withEndpoints(kind);
    const { deliveryLog, all, quotes, clock } = service;
    await createQuote(service);
    clock.advance(1000);
    await post(service, contactPath, validBody(contactPath));
    await service.store.deliveries.fanOut();
    await rawStatement(
      service.env,
      `insert into deliveries (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
       select 'mail', event_id, subject_id, number, 'mail:staff', state, 0, 0, 0, created_at from deliveries limit 1`,
    );
    const listed = async (...[filter, limit = 10]: [object?, number?]) =>
      (await deliveryLog.list(filter ?? {}, limit)).map(({ type, endpointId }) => [type, endpointId]);

    const ofQuote = [all.id, quotes.id].sort().reverse();
    const everything = [['enquiry.created', all.id], ...ofQuote.map((id) => ['quote.created', id])];
    expect(await listed()).toEqual(everything);
    expect(await listed({}, 2)).toEqual(everything.slice(0, 2));
    expect(await listed({ endpointId: quotes.id })).toEqual([['quote.created', quotes.id]]);
    await service.finish('failed', quotes.id);
    expect(await listed({ state: 'failed' })).toEqual([['quote.created', quotes.id]]);
    expect(await listed({ state: 'waiting', endpointId: quotes.id })).toEqual([]);
    const [failed] = await deliveryLog.list({ state: 'failed' }, 1);
    expect(failed).toMatchObject({ state: 'failed', attempts: 3, nextAttemptAt: null, lastResult: 'said' });
    const [waiting] = await deliveryLog.list({ state: 'waiting' }, 1);
    expect(waiting).toMatchObject({ attempts: 0, nextAttemptAt: clock.steady(), lastResult: null });
  });

  it('sends only delivered and failed deliveries again, under the same id', async () => {
    const service = await withEndpoints(kind);
    const { deliveryLog, quotes, finish } = service;
    await createQuote(service);
    const [{ id, event_id: eventId } = { id: '', event_id: '' }] = (await service.deliveries()).filter(
      ({ to }) => to === quotes.id,
    ) as unknown as { id: string; event_id: string }[];
    expect(await deliveryLog.repeat(id)).toBe('waiting');
    for (const state of ['delivered', 'failed']) {
      await finish(state, quotes.id);
      expect(await deliveryLog.repeat(id)).toBe('repeated');
      expect(await service.deliveries()).toContainEqual(
        expect.objectContaining({
          ...{ id, event_id: eventId, state: 'waiting', attempts: 0, next_attempt_at: 0, finished_at: null },
        }),
      );
    }
    await finish('skipped', quotes.id);
    expect(await deliveryLog.repeat(id)).toBe('skipped');
    expect(await deliveryLog.repeat('evt_nobody.whk_nobody')).toBe('unknown');
  });

  it('does not send again to a disabled or removed endpoint', async () => {
    const service = await withEndpoints(kind);
    const { deliveryLog, webhooks, quotes, finish } = service;
    await createQuote(service);
    const [{ id } = { id: '' }] = await deliveryLog.list({ endpointId: quotes.id }, 1);
    await finish('failed', quotes.id);
    await webhooks.disable(quotes.id, 'answered 410', made);
    expect(await deliveryLog.repeat(id)).toBe('endpoint off');
    await webhooks.remove(quotes.id, made);
    expect(await deliveryLog.repeat(id)).toBe('endpoint removed');
  });
});
