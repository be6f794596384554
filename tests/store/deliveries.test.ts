import { describe, expect, it } from 'vitest';
import type { SettledDelivery } from '../../src/app/outbox/settle.ts';
import { addEvent, letTimePass, storedDeliveries } from '../support/deliveries.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

const minute = 60_000;
const [one, other] = ['whk_one', 'whk_other'];

const delivered = (id: string): SettledDelivery => ({
  id,
  state: 'delivered',
  attempts: 1,
  waitMs: null,
  result: '204',
});
const failed = (id: string, waitMs: number): SettledDelivery => ({
  id,
  state: 'waiting',
  attempts: 1,
  waitMs,
  result: '500',
});

describe.each(storeKinds)('waiting deliveries, on the %s store', (kind) => {
  async function start() {
    const { store, clock, env } = await startService(kind);
    const { deliveries } = store;
    return {
      env,
      due: () => deliveries.due(clock.steady()),
      claim: async (by: string, count = 10, destinations = [one]) => {
        const shares = destinations.map((destination) => ({ destination, count }));
        return (await deliveries.claim(by, shares, clock.steady())).map(({ id }) => id);
      },
      claimWhole: () => deliveries.claim('a', [{ destination: one, count: 1 }], clock.steady()),
      finish: (by: string, ...settled: SettledDelivery[]) => deliveries.finish(by, settled, clock.steady()),
      release: deliveries.release,
      failWaiting: (destination: string) => deliveries.failWaiting(destination, 'gone', clock.steady()),
      backlog: () => deliveries.backlog(clock.steady()),
      byId: async (id: string) => (await storedDeliveries(env)).find((row) => row.id === id),
    };
  }

  it('are listed as due per destination, and are claimed with their event and number of attempts', async () => {
    const { env, due, claimWhole } = await start();
    expect(await due()).toEqual([]);
    await addEvent(env, 's1', [other, one]);
    await addEvent(env, 's2', [one, 'mail:staff']);
    expect((await due()).toSorted()).toEqual(['mail:staff', one, other]);
    expect(await claimWhole()).toEqual([
      {
        id: `evt_s1_1.${one}`,
        destination: one,
        event: { id: 'evt_s1_1', type: 'enquiry.created', subjectId: 's1', body: '{"id":"evt_s1_1"}' },
        attempts: 0,
      },
    ]);
  });

  it('are claimed by one of several concurrent callers only, each up to the number it asks for', async () => {
    const { env, claim } = await start();
    for (let n = 0; n < 30; n += 1) await addEvent(env, `s${n}`, [one]);
    const claims = await Promise.all(['a', 'b', 'c', 'd'].map((by) => claim(by, 5)));
    for (const claimed of claims) expect(claimed.length).toBeLessThanOrEqual(5);
    const all = [...claims.flat(), ...(await claim('e', 100))];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(30);
    expect(await claim('f', 100)).toEqual([]);
  });

  it('are not due while leased, and can be claimed again after the lease expires', async () => {
    const { env, due, claim } = await start();
    await addEvent(env, 's', [one]);
    const [id] = await claim('a');
    expect([await due(), await claim('b')]).toEqual([[], []]);
    await letTimePass(env, minute - 5000);
    expect(await claim('b')).toEqual([]);
    await letTimePass(env, 5000);
    expect([await due(), await claim('b')]).toEqual([[one], [id]]);
  });

  it('stay leased to the first caller when another claims with an earlier time', async () => {
    const { env, due, claim } = await start();
    await addEvent(env, 's', [one]);
    expect(await claim('a')).toHaveLength(1);
    for (const earlierMs of [1, 10_000, 40_000]) {
      await letTimePass(env, -earlierMs);
      expect([await due(), await claim('b')]).toEqual([[], []]);
    }
  });

  it('can be claimed if a wrong clock left their lease far in the future', async () => {
    const { env, claim } = await start();
    await addEvent(env, 's', [one]);
    await claim('a');
    await letTimePass(env, -365 * 24 * 60 * minute);
    await rawStatement(env, 'update deliveries set next_attempt_at = 1');
    expect(await claim('b')).toHaveLength(1);
  });

  it('are claimed in order per subject and destination, without blocking other destinations', async () => {
    const { env, claim, finish } = await start();
    for (const number of [1, 2, 3]) await addEvent(env, 's', [one, other], number);
    await addEvent(env, 't', [one]);
    const named = (number: number, destination = one) => `evt_s_${number}.${destination}`;
    expect((await claim('a', 10, [one, other])).toSorted()).toEqual([
      named(1),
      named(1, other),
      `evt_t_1.${one}`,
    ]);
    await finish('a', delivered(named(1)));
    // The second one was postponed while the first blocked it, but is due at once.
    expect(await claim('a', 10, [one, other])).toEqual([named(2)]);
    await finish('a', failed(named(2), 5000));
    expect(await claim('a', 10, [one, other])).toEqual([]);
    await letTimePass(env, 6000);
    expect(await claim('a', 1)).toEqual([named(2)]);
    await finish('a', { ...failed(named(2), 0), state: 'failed', waitMs: null });
    expect(await claim('a', 10, [one, other])).toEqual([named(3)]);
  });

  it('are claimed even if many blocked deliveries are before them', async () => {
    const { env, due, claim } = await start();
    for (let n = 0; n < 60; n += 1) {
      await addEvent(env, `s${n}`, [one]);
      await addEvent(env, `s${n}`, [one], 2);
    }
    await rawStatement(env, `update deliveries set next_attempt_at = 9000000000000000 where number = 1`);
    await addEvent(env, 'free', [one], 3);
    const claimed: string[] = [];
    for (let rounds = 0; rounds < 10 && (await due()).length > 0; rounds += 1)
      claimed.push(...(await claim('a', 5)));
    expect(claimed).toEqual([`evt_free_3.${one}`]);
  });

  it('are settled only by the holder of the lease', async () => {
    const { env, claim, finish, byId } = await start();
    await addEvent(env, 's', [one]);
    const [id = ''] = await claim('a');
    await letTimePass(env, minute);
    await claim('b');
    await finish('a', delivered(id));
    expect(await byId(id)).toMatchObject({ state: 'waiting', attempts: 0, leased_by: 'b' });
    await finish('b', delivered(id));
    expect(await byId(id)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      last_result: '204',
      leased_by: null,
    });
    expect((await byId(id))?.finished_at).toBeGreaterThan(0);
    expect(await claim('a')).toEqual([]);
    // A late settlement does not reopen a delivery.
    await finish('b', failed(id, 0));
    expect(await byId(id)).toMatchObject({ state: 'delivered' });
  });

  it('are due again after the wait that the failed attempt sets', async () => {
    const { env, claim, finish, byId } = await start();
    await addEvent(env, 's', [one]);
    await addEvent(env, 't', [one]);
    const [id = '', second = ''] = await claim('a');
    await finish('a', failed(id, 5 * minute), { ...failed(second, minute), attempts: 0, result: 'later' });
    expect(await byId(id)).toMatchObject({ state: 'waiting', attempts: 1, finished_at: null });
    expect(await byId(second)).toMatchObject({ attempts: 0, last_result: 'later' });
    await letTimePass(env, minute + 1000);
    expect(await claim('a')).toEqual([second]);
    await letTimePass(env, 4 * minute);
    expect(await claim('a')).toContain(id);
  });

  it('are due immediately when the holder of the lease releases them', async () => {
    const { env, claim, release } = await start();
    await addEvent(env, 's', [one]);
    const claimed = await claim('a');
    await release('b', claimed);
    expect(await claim('c')).toEqual([]);
    await release('a', claimed);
    expect(await claim('c')).toEqual(claimed);
  });

  it('all fail when their endpoint is removed, except leased ones', async () => {
    const { env, claim, failWaiting, byId } = await start();
    for (let n = 0; n < 5; n += 1) await addEvent(env, `s${n}`, [one, other]);
    await rawStatement(
      env,
      `insert into deliveries
         (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
       with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1200)
       select 'many' || n, 'evt_s0_1', 's0', n + 1, '${one}', 'waiting', 0, 1, 0, 1 from numbers`,
    );
    const [underWay = ''] = await claim('a', 1);
    await failWaiting(one);
    const rows = await storedDeliveries(env);
    const waiting = rows.filter(({ state }) => state === 'waiting');
    expect(waiting.filter(({ destination }) => destination === one).map(({ id }) => id)).toEqual([underWay]);
    expect(waiting.filter(({ destination }) => destination === other)).toHaveLength(5);
    expect(await byId('many1200')).toMatchObject({ state: 'failed', last_result: 'gone', attempts: 0 });
  });

  it('are counted per destination, with the due time of the first', async () => {
    const { env, backlog } = await start();
    await addEvent(env, 's', [one, other]);
    await addEvent(env, 't', [one]);
    await rawStatement(
      env,
      `update deliveries set next_attempt_at = 9000000000000000 where destination = '${other}'`,
    );
    const counted = (await backlog()).toSorted((a, b) => a.destination.localeCompare(b.destination));
    expect(counted).toMatchObject([
      { destination: one, count: 2 },
      { destination: other, count: 1, overdueMs: 0 },
    ]);
    expect(counted[0]?.overdueMs).toBeGreaterThan(0);
  });
});
