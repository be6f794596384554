import { expect } from 'vitest';
import { createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { mailEnv, startMailServer } from './mail-server.ts';
import { expectMailed } from './order-mails.ts';
import { expectAtDesk, expectInCsv, expectTold } from './order-records.ts';
import { type SentOrder, travel } from './order-travels.ts';
import { startService } from './service.ts';
import type { ChosenDoor } from './some-extras.ts';
import { startReceiver } from './webhook-receiver.ts';

/**
 * Sends each order through all pages without scripts, and compares every figure and word of pages, PDFs,
 * mails, desk, exports and webhooks with a model that shares no code with the program.
 */
export async function journeys(orders: readonly (readonly ChosenDoor[])[]): Promise<void> {
  const mails = await startMailServer();
  const receiver = await startReceiver();
  const unlimited = { RATE_LIMIT_ANONYMOUS: 'off', RATE_LIMIT_RENDER: 'off' };
  const env = { ...unlimited, ...mailEnv(mails.url), PORT: '0', WEBHOOK_PRIVATE: 'allow' };
  const service = await startService('embedded', { env, listening: true });
  await service.store.webhooks.add(createEndpoint(receiver.url, 'all', service.clock.now()));

  /** Advances the clock: on a busy machine an attempt can fail, and its retry waits for its due time. */
  const mailsSoFar = () => {
    service.clock.advance(500);
    return mails.received.length;
  };

  const sent: SentOrder[] = [];
  for (const chosen of orders) {
    sent.push(await travel(service, chosen, sent.length));
    // Waits for the mails of each order: many mails at once would exceed the timeout of their drawings.
    await expect.poll(mailsSoFar, { timeout: 120_000, interval: 500 }).toBe(2 * sent.length);
  }
  await expectMailed(mails.received, sent);
  await expectInCsv(service, sent);
  await expectAtDesk(service, sent);
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2 * orders.length);
  expectTold(receiver.received, sent);
}
