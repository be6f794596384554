import { describe, expect, it } from 'vitest';
import { wallMs } from '../../src/app/shared/clock.ts';
import { monthsBefore } from '../../src/domain/enquiry/retention.ts';
import { unlimited } from '../api/requests.ts';
import { temporaryFolder } from '../support/child.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { dataOf, sendEverything } from '../support/people.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type StoreKind, type TestService, startService, storeKinds } from '../support/service.ts';

const hour = 3_600_000;
const day = 24 * hour;
const entry = (service: TestService) => ({ at: service.clock.now(), actor: 'service' });

const start = async (kind: StoreKind) =>
  startService(kind, {
    env: { ...unlimited, ...(kind === 'postgres' && { DATA_DIR: await temporaryFolder() }) },
  });

/** Two customers whose enquiries are a month apart. */
async function twoPeople(service: TestService) {
  await sendEverything(service, { name: 'Old', email: 'old@example.ie' });
  service.clock.advance(31 * day);
  await sendEverything(service, { name: 'New', email: 'new@example.ie' });
}

describe.each(storeKinds)('enquiries past the retention time, on the %s store', (kind) => {
  it('are erased with all dependent rows, exactly as the dry run listed', async () => {
    const service = await start(kind);
    const { store, clock } = service;
    await wantEvents(service.env);
    await twoPeople(service);
    clock.advance(705 * day);
    const before = wallMs(monthsBefore(clock.now(), 24));
    const kept = JSON.stringify(await dataOf(service, 'new@example.ie'));
    const view = await store.retention.due(before);
    expect(view.collections.map(({ collection, due }) => [collection, due])).toEqual([
      ['contact_requests', 1],
      ['internal_door_quotes', 3],
      ['security_door_quotes', 1],
    ]);
    expect(view.doorQuotes).toBe(1);
    const [first, ...more] = await Array.fromAsync(store.retention.erase(before, entry(service)));
    expect(more).toEqual([]);
    expect(first).toMatchObject({ enquiries: 5, doorQuotes: 1, sentPages: 1, duplicateGuards: 5 });
    expect(JSON.stringify(await dataOf(service, 'new@example.ie'))).toBe(kept);
    // An unsent quote has its own expiry.
    expect(await dataOf(service, 'old@example.ie')).toMatchObject({
      enquiries: [],
      doorQuotes: [{ sentAt: null }],
    });
    expect(await storedEvents(service.env)).toHaveLength(8);
    await store.forgetExpired(clock.steady());
    expect(await dataOf(service, 'old@example.ie')).toBeNull();
    const after = await store.retention.due(before);
    expect(after).toEqual({ collections: [], doorQuotes: 0, oldestKept: view.oldestKept });
    const audited = await rawRows(service.env, 'audit_entries');
    expect(audited.map(({ action, actor }) => [action, actor])).toEqual([['retention', 'service']]);
  });

  it('are not erased early if the clock is set ahead, because the trusted time follows it after a day only', async () => {
    const service = await start(kind);
    const { store, clock } = service;
    const trusted = () => store.retention.trustedTime(clock.now(), clock.steady());
    await sendEverything(service, { name: 'Old', email: 'old@example.ie' });
    expect(await trusted()).toBeNull();
    clock.advance(day);
    expect(await trusted()).toBe(clock.now());
    clock.setWallClock(3650 * day);
    clock.advance(hour);
    expect(await trusted()).toBe(clock.steady());
    clock.setWallClock(-3650 * day);
    clock.advance(3650 * day);
    expect(await trusted()).toBe(clock.now() - 3650 * day);
    clock.advance(day);
    expect(await trusted()).toBe(clock.now());
  });

  it('are erased and audited batch by batch, so that a run that stops early has done its first batch', async () => {
    const service = await start(kind);
    await twoPeople(service);
    service.clock.advance(1000 * day);
    const before = service.clock.now();
    for await (const erased of service.store.retention.erase(before, entry(service))) {
      expect(erased.enquiries).toBe(10);
      break;
    }
    expect(await rawRows(service.env, 'audit_entries')).toHaveLength(1);
    expect(await rawRows(service.env, 'enquiries')).toEqual([]);
  });

  it('can be erased by two runs at the same time', async () => {
    const service = await start(kind);
    await twoPeople(service);
    service.clock.advance(1000 * day);
    const runs = [1, 2].map(() =>
      Array.fromAsync(service.store.retention.erase(service.clock.now(), entry(service))),
    );
    const erased = (await Promise.all(runs)).flat();
    expect(erased.reduce((sum, { enquiries }) => sum + enquiries, 0)).toBe(10);
    expect(await rawRows(service.env, 'enquiries')).toEqual([]);
  });
});
