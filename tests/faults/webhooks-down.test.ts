import { describe, expect, it } from 'vitest';
import type { Environment } from '../support/child.ts';
import { letTimePass, storedDeliveries } from '../support/deliveries.ts';
import { contact, submit } from '../support/enquiries.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { programStores } from '../support/stores.ts';
import { createUnsteadyReceiver, webhookId } from '../support/unsteady-receiver.ts';
import { verified } from '../support/webhook-receiver.ts';

const hour = 3_600_000;
const kills = 10;
const clients = 8;
/** Different in every round, so that the kill meets the burst at different moments. */
const killAfter = (round: number) => 10 + ((round * 7) % 13);

/** Gives every enquiry that has one event a second one, as if somebody had changed it. */
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

/** Submits from several clients until the program is killed in the middle of it. */
async function submitUntilKilled(
  program: Program,
  target: number,
  acknowledged: Set<string>,
  next: () => number,
) {
  let killed: Promise<unknown> | undefined;
  const client = async () => {
    for (;;) {
      const answer = await submit(program.url, contact(next())).catch(() => null);
      if (!answer) return;
      expect(answer.status).toBe(200);
      acknowledged.add(String(answer.body['id']));
      if (acknowledged.size >= target) killed ??= program.kill9();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  expect(await killed).toEqual({ code: null, signal: 'SIGKILL' });
}

describe.each(
  programStores.map(([name, makeStore]) => [name, name === 'PostgreSQL' ? 3 : 1, makeStore] as const),
)(
  'a receiver down for a day, on %s with %i nodes, of which one is killed every few hours',
  (_, nodeCount, makeStore) => {
    it('gets every event of every enquiry once it is up, in order, signed, and under one id each', async () => {
      const env: Environment = {
        ...(await makeStore()),
        WEBHOOK_PRIVATE: 'allow',
        RATE_LIMIT_ANONYMOUS: 'off',
        LOG_LEVEL: 'warn',
      };
      const receiver = await createUnsteadyReceiver();
      const secret = await addEndpoint(env, receiver.url);
      const start = () => startProgram({ env });
      const nodes: Program[] = [];
      for (let n = 0; n < nodeCount; n += 1) nodes.push(await start());
      const acknowledged = new Set<string>();
      let sent = 0;
      const mostAttempts = async () =>
        Math.max(0, ...(await storedDeliveries(env)).map(({ attempts }) => attempts));
      for (let round = 0; round < kills; round += 1) {
        // Some hours have passed: what failed before is tried again.
        if (round < 4) await expect.poll(mostAttempts, { timeout: 30_000 }).toBeGreaterThanOrEqual(round);
        const node = nodes[round % nodeCount];
        if (!node) break;
        await submitUntilKilled(node, acknowledged.size + killAfter(round), acknowledged, () => (sent += 1));
        if (round % 4 === 2) await changeAll(env);
        await letTimePass(env, 2.5 * hour);
        nodes[round % nodeCount] = await start();
      }
      const before = await storedDeliveries(env);
      expect(before.every(({ state }) => state === 'waiting')).toBe(true);
      expect(await mostAttempts()).toBeGreaterThan(2);

      // Those that are under way end, and from here on time passes by itself alone.
      for (const node of nodes) await node.stop();
      await letTimePass(env, 24 * hour);
      await receiver.start();
      for (let n = 0; n < nodeCount; n += 1) nodes[n] = await start();
      await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBeGreaterThan(20);
      // One more in the middle of it: what it was sending is repeated when its lease is over.
      await nodes[0]?.kill9();
      if (nodeCount === 1) {
        await letTimePass(env, 60_000);
        nodes[0] = await start();
      }
      const left = async () =>
        (await storedDeliveries(env)).filter(({ state }) => state !== 'delivered').length;
      await expect.poll(left, { timeout: 180_000, interval: 1000 }).toBe(0);

      const events = await rawRows(env, 'events');
      const order = new Map(events.map(({ id, number }) => [String(id), Number(number)]));
      const firstBodies = new Map<string, string>();
      const arrived = new Map<string, number[]>();
      for (const message of receiver.received) {
        verified(secret, message);
        const id = webhookId(message);
        expect(message.body).toBe(firstBodies.get(id) ?? message.body);
        if (firstBodies.has(id)) continue;
        firstBodies.set(id, message.body);
        const { data } = JSON.parse(message.body) as { data: { id: string } };
        arrived.set(data.id, [...(arrived.get(data.id) ?? []), order.get(id) ?? NaN]);
      }
      expect([...firstBodies.keys()].toSorted()).toEqual([...order.keys()].toSorted());
      for (const id of acknowledged) expect(arrived.get(id)?.[0]).toBe(1);
      for (const numbers of arrived.values()) expect(numbers).toEqual([1, 2].slice(0, numbers.length));
      expect([...arrived.values()].filter(({ length }) => length === 2).length).toBeGreaterThan(50);
      expect(receiver.simultaneous()).toBe(0);
    }, 400_000);
  },
);
