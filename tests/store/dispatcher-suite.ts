import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { AttemptOutcome, Deliver, DueDelivery } from '../../src/app/outbox/delivery.ts';
import { storeUnavailable } from '../../src/app/shared/refusal.ts';
import { type Senders, createDispatcher } from '../../src/outbox/dispatcher.ts';
import { addEvent, letTimePass, storedDeliveries } from '../support/deliveries.ts';
import { type StoreKind, startService } from '../support/service.ts';

const [one, other] = ['whk_one', 'whk_other'];
const fine: AttemptOutcome = { kind: 'delivered', result: '204' };

/** Never delivers; ends when aborted, as every sender must. */
const silent: Deliver = (_delivery, signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve({ kind: 'failed', result: 'broken off' });
    });
  });

/** Runs on one kind of store: in `npm test` on the embedded one, in tests/thorough on PostgreSQL too. */
export const dispatcherSuite = (kind: StoreKind): void => {
  async function start() {
    const { store, clock, env } = await startService(kind);
    const observed: string[] = [];
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
    const logger = pino({ base: null, timestamp: false }, { write });
    let isAway = false;
    let notWritten = 0;
    const { deliveries } = store;
    const away = () => Promise.reject(storeUnavailable());
    const dispatch = (senders: Senders, node = 'node') => {
      const observe = (...told: string[]) => observed.push(told.join(' '));
      const dispatcher = createDispatcher({
        queue: {
          ...deliveries,
          due: (at) => (isAway ? away() : deliveries.due(at)),
          finish: (...settled) => {
            if (!isAway) return deliveries.finish(...settled);
            notWritten += 1;
            return away();
          },
        },
        senders,
        node,
        clock,
        jitter: () => 0,
        observe,
        observePause: () => undefined,
        logger,
      });
      dispatcher.start();
      onTestFinished(() => dispatcher.stop());
      return dispatcher;
    };
    const states = async () =>
      Object.fromEntries((await storedDeliveries(env)).map(({ id, state }) => [id, state]));
    const setAway = (now: boolean) => (isAway = now);
    return { env, dispatch, observed, lines, states, setAway, notWritten: () => notWritten };
  }

  it('sends waiting and new deliveries through the sender of their destination', async () => {
    const { env, dispatch, observed, states } = await start();
    await addEvent(env, 's', [one, 'mail:staff', 'pigeon:post']);
    const sent: string[] = [];
    const note = (by: string): Deliver => {
      return ({ id }: DueDelivery) => {
        sent.push(`${id} by ${by}`);
        return Promise.resolve(fine);
      };
    };
    const dispatcher = dispatch({ webhook: note('webhook'), mail: note('mail') });
    await expect
      .poll(() => sent.toSorted())
      .toEqual(['evt_s_1.mail:staff by mail', `evt_s_1.${one} by webhook`]);
    await addEvent(env, 't', [one]);
    dispatcher.wake();
    await expect.poll(states).toEqual({
      'evt_s_1.mail:staff': 'delivered',
      [`evt_s_1.${one}`]: 'delivered',
      'evt_s_1.pigeon:post': 'waiting',
      [`evt_t_1.${one}`]: 'delivered',
    });
    await expect
      .poll(() => observed.toSorted())
      .toEqual(['mail delivered', 'webhook delivered', 'webhook delivered']);
    // The dispatcher finds this event by polling, because nothing wakes it.
    await addEvent(env, 'u', [one]);
    await expect.poll(async () => (await states())[`evt_u_1.${one}`]).toBe('delivered');
  });

  it('does not claim deliveries for which it has no sender', async () => {
    const { env, dispatch } = await start();
    await addEvent(env, 's', [one, 'mail:staff']);
    dispatch({ mail: () => Promise.resolve(fine) });
    await expect
      .poll(async () => (await storedDeliveries(env)).map(({ state }) => state))
      .toEqual(['delivered', 'waiting']);
    expect((await storedDeliveries(env))[1]).toMatchObject({
      destination: one,
      leased_by: null,
      attempts: 0,
    });
  });

  it('retries at the published intervals, then gives up and logs ids only', async () => {
    const { env, dispatch, observed, lines } = await start();
    await addEvent(env, 's', [one]);
    const attempts: number[] = [];
    const dispatcher = dispatch({
      webhook: ({ attempts: before }) => {
        attempts.push(before);
        return Promise.resolve({ kind: 'failed', result: '500' });
      },
    });
    for (let made = 1; made < 10; made += 1) {
      await expect
        .poll(async () => (await storedDeliveries(env))[0])
        .toMatchObject({ attempts: made, state: 'waiting', leased_by: null, last_result: '500' });
      await letTimePass(env, 27 * 3_600_000);
      dispatcher.wake();
    }
    await expect
      .poll(async () => (await storedDeliveries(env))[0])
      .toMatchObject({ attempts: 10, state: 'failed' });
    expect(attempts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await expect
      .poll(() => observed)
      .toEqual([...Array<string>(9).fill('webhook failed'), 'webhook given_up']);
    expect(lines).toEqual([
      {
        level: 40,
        deliveryId: `evt_s_1.${one}`,
        eventId: 'evt_s_1',
        destination: one,
        attempts: 10,
        msg: 'a delivery was given up',
      },
    ]);
  });

  it('is not delayed by a destination that never answers', async () => {
    const { env, dispatch, states } = await start();
    for (let n = 0; n < 12; n += 1) await addEvent(env, `s${n}`, [one, other]);
    let underWay = 0;
    dispatch({
      webhook: (delivery, signal) => {
        if (delivery.destination === other) return Promise.resolve(fine);
        underWay += 1;
        return silent(delivery, signal);
      },
    });
    const delivered = async () => Object.entries(await states()).filter(([, state]) => state === 'delivered');
    await expect.poll(async () => (await delivered()).length).toBe(12);
    expect(underWay).toBe(8);
  });

  it('returns to eight concurrent deliveries to a destination that failed and recovered', async () => {
    const { env, dispatch, states } = await start();
    let send: Deliver = () => Promise.resolve({ kind: 'failed', result: '500' });
    const dispatcher = dispatch({ webhook: (...sent) => send(...sent) });
    await addEvent(env, 'first', [one]);
    await expect.poll(async () => (await storedDeliveries(env))[0]).toMatchObject({ attempts: 1 });
    send = () => Promise.resolve(fine);
    await letTimePass(env, 27 * 3_600_000);
    dispatcher.wake();
    await expect.poll(states).toEqual({ [`evt_first_1.${one}`]: 'delivered' });

    const answered = Promise.withResolvers<AttemptOutcome>();
    let underWay = 0;
    send = () => {
      underWay += 1;
      return answered.promise;
    };
    for (let n = 0; n < 12; n += 1) await addEvent(env, `s${n}`, [one]);
    dispatcher.wake();
    await expect.poll(() => underWay).toBe(8);
    answered.resolve(fine);
  });

  it('fails the waiting deliveries of a removed endpoint', async () => {
    const { env, dispatch, states, observed } = await start();
    for (let n = 0; n < 12; n += 1) await addEvent(env, `s${n}`, [one]);
    dispatch({ webhook: () => Promise.resolve({ kind: 'gone', result: '410' }) });
    await expect.poll(async () => new Set(Object.values(await states()))).toEqual(new Set(['failed']));
    expect(new Set(observed)).toEqual(new Set(['webhook gone']));
  });

  it('treats a sender that throws as a failed attempt, and logs the error', async () => {
    const { env, dispatch, lines } = await start();
    await addEvent(env, 's', [one]);
    dispatch({ webhook: () => Promise.reject(new TypeError('x is not a function')) });
    await expect
      .poll(async () => (await storedDeliveries(env))[0])
      .toMatchObject({ attempts: 1, state: 'waiting' });
    expect(lines).toMatchObject([{ msg: 'unexpected error', deliveryId: `evt_s_1.${one}` }]);
  });

  it('aborts deliveries in flight when it stops, and releases them without counting the attempt', async () => {
    const { env, dispatch } = await start();
    await addEvent(env, 's', [one]);
    let begun = 0;
    const dispatcher = dispatch({
      webhook: (delivery, signal) => {
        begun += 1;
        return silent(delivery, signal);
      },
    });
    await expect.poll(() => begun).toBe(1);
    expect((await storedDeliveries(env))[0]).toMatchObject({ leased_by: 'node' });
    await dispatcher.stop();
    expect((await storedDeliveries(env))[0]).toMatchObject({
      attempts: 0,
      leased_by: null,
      state: 'waiting',
    });
    dispatch({ webhook: () => Promise.resolve(fine) }, 'another');
    await expect
      .poll(async () => (await storedDeliveries(env))[0])
      .toMatchObject({ attempts: 1, state: 'delivered' });
  });

  it('writes the outcome of an attempt once the store is back, without logging errors', async () => {
    const { env, dispatch, lines, setAway, notWritten } = await start();
    await addEvent(env, 's', [one]);
    const answered = Promise.withResolvers<AttemptOutcome>();
    let begun = 0;
    dispatch({
      webhook: () => {
        begun += 1;
        return answered.promise;
      },
    });
    await expect.poll(() => begun).toBe(1);
    setAway(true);
    answered.resolve(fine);
    await expect.poll(notWritten).toBeGreaterThan(0);
    expect((await storedDeliveries(env))[0]).toMatchObject({ attempts: 0, state: 'waiting' });
    setAway(false);
    await expect
      .poll(async () => (await storedDeliveries(env))[0])
      .toMatchObject({ attempts: 1, state: 'delivered' });
    expect([begun, lines]).toEqual([1, []]);
  });
};
