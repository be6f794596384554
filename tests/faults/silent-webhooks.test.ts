import { describe, expect, it } from 'vitest';
import type { Environment } from '../support/child.ts';
import { letTimePass, storedDeliveries } from '../support/deliveries.ts';
import { contact, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { rawRows } from '../support/raw-rows.ts';
import { msUntilTaken } from '../support/store-away.ts';
import { programStores } from '../support/stores.ts';
import { createUnsteadyReceiver, webhookId } from '../support/unsteady-receiver.ts';
import { verified } from '../support/webhook-receiver.ts';

/** Bound for the time of an answer, in ms: much shorter than the timeout of a receiver. */
const answeredWithinMs = 1000;

describe.each(programStores)('a webhook receiver that never answers, on %s', (store, makeStore) => {
  async function started() {
    const env: Environment = {
      ...(await makeStore()),
      WEBHOOK_PRIVATE: 'allow',
      RATE_LIMIT_ANONYMOUS: 'off',
    };
    const receiver = await createUnsteadyReceiver();
    receiver.behave('says nothing');
    await receiver.start();
    const { stdout } = await runCommand(['webhooks', 'add', receiver.url], { env });
    return { env, receiver, secret: stdout.trimEnd().split('\n').at(-1) ?? '' };
  }
  const states = async (env: Environment) =>
    Object.groupBy(await storedDeliveries(env), ({ state }) => state as 'waiting' | 'delivered');

  it('delays neither enquiries nor a stop, and gets its messages when it answers after the next start', async () => {
    const { env, receiver } = await started();
    const program = await startProgram({ env });
    const figures = figuresOf('a webhook receiver that never answers', store);
    await msUntilTaken(program.url, 0);
    await expect.poll(() => receiver.received.length).toBe(1);
    const times: number[] = [];
    for (let number = 1; number <= 40; number += 1) times.push(await msUntilTaken(program.url, number));
    await expect.poll(() => receiver.received.length).toBe(8);
    figures.within('a submission meanwhile', times, answeredWithinMs);

    const begun = performance.now();
    expect(await program.stop()).toEqual({ code: 0, signal: null });
    figures.within('exit', [performance.now() - begun], 10_000);
    const { waiting = [], delivered } = await states(env);
    const outbox = await rawRows(env, 'outbox_events');
    expect([waiting.length + outbox.length, delivered]).toEqual([41, undefined]);
    // All leases are released, and aborted attempts are not counted.
    expect(waiting.filter(({ leased_by, attempts }) => leased_by !== null || attempts > 0)).toEqual([]);

    receiver.behave('answers');
    await startProgram({ env });
    await expect.poll(async () => (await states(env)).delivered?.length, { timeout: 30_000 }).toBe(41);
    const deliveredCount = new Set(receiver.received.map(webhookId)).size;
    figures.never('events lost', 41 - deliveredCount, 41);
  }, 90_000);

  it('gets the same message again under the same id after a kill -9', async () => {
    const { env, receiver, secret } = await started();
    const program = await startProgram({ env });
    expect((await submit(program.url, contact(1))).status).toBe(200);
    await expect.poll(() => receiver.received.length).toBe(1);
    await program.kill9();
    expect((await states(env)).waiting).toMatchObject([
      { attempts: 0, leased_by: expect.any(String) as string },
    ]);
    receiver.behave('answers');
    await letTimePass(env, 60_000);
    await startProgram({ env });
    await expect
      .poll(async () => (await states(env)).delivered, { timeout: 30_000 })
      .toMatchObject([{ attempts: 1 }]);
    const [first, again, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(first && webhookId(first)).toMatch(/^evt_/);
    expect([again?.body, again && webhookId(again)]).toEqual([first?.body, first && webhookId(first)]);
    for (const each of receiver.received) verified(secret, each);
  }, 60_000);
});
