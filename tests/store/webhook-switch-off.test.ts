import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { type SendOutcome, createWebhookDeliver } from '../../src/app/outbox/webhook-delivery.ts';
import { composeWebhookDeliver, composeWebhooks } from '../../src/compose/outbox.ts';
import { startService, storeKinds } from '../support/service.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const day = 86_400_000;
const event = { id: 'evt_1', type: 'quote.created', subjectId: 'dqt_1', body: '{}' } as const;

describe.each(storeKinds)('an endpoint of a real receiver, on the %s store', (kind) => {
  async function withReceiver() {
    const { store, clock } = await startService(kind);
    const receiver = await startReceiver();
    const endpoint = createEndpoint(receiver.url, 'all', clock.now());
    await store.webhooks.add(endpoint);
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const deliver = composeWebhookDeliver(composeWebhooks({ webhookPrivate: true }, clock), {
      store,
      mail: null,
      clock,
      logger,
    });
    const delivery = { id: `evt_1.${endpoint.id}`, destination: endpoint.id, event, attempts: 0 };
    return {
      clock,
      receiver,
      attempt: async () => (await deliver(delivery, new AbortController().signal)).kind,
      found: () => store.webhooks.find(endpoint.id),
      said: () => lines.map((line) => JSON.parse(line) as object),
      endpoint,
    };
  }

  it('stops counting as failing when a concurrent delivery succeeds after a failed one', async () => {
    const { store, clock } = await startService(kind);
    const endpoint = createEndpoint('https://shop.example/hook', 'all', clock.now());
    await store.webhooks.add(endpoint);
    const answers: ((outcome: SendOutcome) => void)[] = [];
    const deliver = createWebhookDeliver({
      endpoints: store.webhooks,
      send: () => new Promise((resolve) => void answers.push(resolve)),
      clock,
      noticeSwitchedOff: () => undefined,
    });
    const begin = async (number: number) => {
      const ended = deliver(
        { id: `evt_${number}.${endpoint.id}`, destination: endpoint.id, event, attempts: 0 },
        new AbortController().signal,
      );
      // Delivers one after the other, because concurrent reads of the endpoint may finish in any order.
      await expect.poll(() => answers.length).toBe(number);
      return { ended };
    };
    const [failing, arriving] = [await begin(1), await begin(2)];
    answers[0]?.({ kind: 'failed', result: 'answered 500' });
    await failing.ended;
    expect((await store.webhooks.find(endpoint.id))?.failingSince).toBe(clock.steady());
    answers[1]?.({ kind: 'delivered', result: 'answered 204' });
    await arriving.ended;
    expect((await store.webhooks.find(endpoint.id))?.failingSince).toBe(null);
  });

  it('is disabled with a log line when no message was delivered for five days', async () => {
    const { clock, receiver, attempt, found, said, endpoint } = await withReceiver();
    receiver.answerWith(500);
    expect(await attempt()).toBe('failed');
    clock.advance(4 * day);
    receiver.answerWith(204);
    expect(await attempt()).toBe('delivered');
    // A success restarts the five days. They are counted by the steady time, not by the wall clock.
    receiver.answerWith(503);
    expect(await attempt()).toBe('failed');
    clock.setWallClock(10 * day);
    clock.advance(5 * day - 1);
    expect(await attempt()).toBe('failed');
    expect(said()).toEqual([]);
    clock.advance(1);
    expect(await attempt()).toBe('gone');
    const reason = 'nothing got through for 5 days (the last time: answered 503)';
    expect(await found()).toMatchObject({ disabled: { at: clock.now(), reason } });
    expect(said()).toMatchObject([{ level: 40, endpoint: endpoint.id, reason }]);
    expect(JSON.stringify(said())).not.toContain(receiver.url);
    const { length } = receiver.received;
    expect(await attempt()).toBe('gone');
    expect(receiver.received).toHaveLength(length);
  });

  it('is disabled immediately when it answers 410', async () => {
    const { receiver, attempt, found } = await withReceiver();
    receiver.answerWith(410);
    expect(await attempt()).toBe('gone');
    expect(await found()).toMatchObject({ disabled: { reason: 'answered 410' } });
  });
});
