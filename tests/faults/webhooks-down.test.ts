import { describe, expect, it } from 'vitest';
import type { Environment } from '../support/child.ts';
import { letTimePass, storedDeliveries, storedEvents } from '../support/deliveries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { emptyLedger, keepSubmitting } from '../support/load.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { programStores } from '../support/stores.ts';
import { createUnsteadyReceiver, webhookId } from '../support/unsteady-receiver.ts';
import { type Received, verified } from '../support/webhook-receiver.ts';

const hour = 3_600_000;
const settings = { WEBHOOK_PRIVATE: 'allow', RATE_LIMIT_ANONYMOUS: 'off', LOG_LEVEL: 'warn' };
/** At least three, because each of the first rounds below waits for another attempt. */
const kills = Math.max(3, faultRounds(3, 30));
/** Number of enquiries before the kill. Varies by round, to hit different moments of the burst. */
const killAfter = (round: number) => 10 + ((round * 7) % 13);

/** Adds a second event to every enquiry that has one, as a change would. */
async function changeAll(env: Environment): Promise<void> {
  const first = `number = 1 and not exists (select 1 from events as more
    where more.subject_id = events.subject_id and more.number = 2)`;
  const now = (await rawStatement(env, 'select max(next_attempt_at) as at from deliveries'))[0]?.['at'];
  await rawStatement(
    env,
    `insert into events (id, type, subject_id, number, created_at, body)
     select id || 'U', 'enquiry.updated', subject_id, 2, created_at, replace(body, 'created', 'updated')
     from events where ${first}`,
  );
  await rawStatement(
    env,
    `insert into deliveries
       (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
     select events.id || '.' || webhook_endpoints.id, events.id, events.subject_id, 2, webhook_endpoints.id,
       'waiting', 0, ${String(now)}, 0, events.created_at
     from events, webhook_endpoints where number = 2 and not exists
       (select 1 from deliveries where deliveries.event_id = events.id)`,
  );
}

async function addEndpoint(env: Environment, url: string): Promise<string> {
  const { code, stdout, stderr } = await runCommand(['webhooks', 'add', url], { env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}

/** The number of undelivered deliveries, and who holds their leases. */
async function undelivered(env: Environment) {
  const left = (await storedDeliveries(env)).filter(({ state }) => state !== 'delivered');
  return {
    left: left.length,
    holders: new Set(left.map((each) => each.leased_by).filter((by) => by !== null)),
  };
}

/** Waits until only the leases of a killed node remain, which block its deliveries until they expire. */
async function untilOthersAreDone(env: Environment): Promise<void> {
  let before = '';
  const isStill = async () => {
    const { left, holders } = await undelivered(env);
    const now = `${left} ${[...holders].join()}`;
    const wasSame = now === before;
    before = now;
    return wasSame && holders.size <= 1;
  };
  await expect.poll(isStill, { timeout: 60_000, interval: 1500 }).toBe(true);
}

/** Checks that repeated messages are identical; returns the ids, and the order of events of each enquiry. */
function readReceived(received: readonly Received[], secret: string, numbers: ReadonlyMap<string, number>) {
  const bodies = new Map<string, string>();
  const arrived = new Map<string, number[]>();
  for (const message of received) {
    verified(secret, message);
    const id = webhookId(message);
    expect(message.body).toBe(bodies.get(id) ?? message.body);
    if (bodies.has(id)) continue;
    bodies.set(id, message.body);
    const { data } = JSON.parse(message.body) as { data: { id: string } };
    arrived.set(data.id, [...(arrived.get(data.id) ?? []), numbers.get(id) ?? NaN]);
  }
  return { ids: [...bodies.keys()], arrived };
}

describe.each(
  programStores.map(([name, makeStore]) => [name, name === 'PostgreSQL' ? 3 : 1, makeStore] as const),
)(
  'a receiver down for a day, on %s with %i nodes, one killed every few hours',
  (store, nodeCount, makeStore) => {
    it(
      'gets every event of every enquiry when it is up again, in order, signed, and under one id each',
      async () => {
        const figures = figuresOf('a webhook receiver down, nodes killed', store, kills);
        const env: Environment = { ...(await makeStore()), ...settings };
        const receiver = await createUnsteadyReceiver();
        const secret = await addEndpoint(env, receiver.url);
        const start = () => startProgram({ env });
        const startAll = () => Promise.all(Array.from({ length: nodeCount }, start));
        let nodes: Program[] = await startAll();
        const ledger = emptyLedger();
        const mostAttempts = async () =>
          Math.max(0, ...(await storedDeliveries(env)).map(({ attempts }) => attempts));
        for (let round = 0; round < kills; round += 1) {
          // Failed deliveries are retried, because letTimePass has moved their times.
          if (round < 4) await expect.poll(mostAttempts, { timeout: 30_000 }).toBeGreaterThanOrEqual(round);
          const node = nodes[round % nodeCount];
          if (!node) break;
          const target = ledger.acknowledged.size + killAfter(round);
          const clients = keepSubmitting(ledger, node.url, 8);
          await expect.poll(() => ledger.acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(target);
          expect(await node.kill9()).toEqual({ code: null, signal: 'SIGKILL' });
          await clients.ended;
          if (round % 4 === 2) await changeAll(env);
          await letTimePass(env, 2.5 * hour);
          nodes[round % nodeCount] = await start();
          figures.round(round + 1);
        }
        expect(ledger.refused).toEqual([]);
        const before = await storedDeliveries(env);
        expect(before.every(({ state }) => state === 'waiting')).toBe(true);
        expect(await mostAttempts()).toBeGreaterThan(1);

        // Lets attempts in flight end.
        await Promise.all(nodes.map((node) => node.stop()));
        await letTimePass(env, 24 * hour);
        await receiver.start();
        nodes = await startAll();
        await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBeGreaterThan(20);
        // One more kill: the deliveries in flight of this node are repeated after their leases expire.
        await nodes[0]?.kill9();
        if (nodeCount > 1) await untilOthersAreDone(env);
        await letTimePass(env, 60_000);
        if (nodeCount === 1) nodes[0] = await start();
        const left = async () => (await undelivered(env)).left;
        await expect.poll(left, { timeout: 180_000, interval: 200 }).toBe(0);

        const events = await storedEvents(env);
        const numbers = new Map(events.map(({ id, number }) => [String(id), Number(number)]));
        const { ids, arrived } = readReceived(receiver.received, secret, numbers);
        expect(ids.toSorted()).toEqual([...numbers.keys()].toSorted());
        for (const each of arrived.values()) expect(each).toEqual([1, 2].slice(0, each.length));
        expect([...arrived.values()].filter(({ length }) => length === 2).length).toBeGreaterThan(20);
        const missed = [...ledger.acknowledged.keys()].filter((id) => arrived.get(id)?.[0] !== 1);
        figures.never('acknowledged that it was not told of', missed.length, ledger.acknowledged.size);
        figures.never('sent by two nodes at once', receiver.simultaneous(), receiver.received.length);
      },
      240_000 + kills * 10_000,
    );
  },
);
