import { expect, it } from 'vitest';
import type { Environment } from '../support/child.ts';
import { storedDeliveries } from '../support/deliveries.ts';
import { contact, submit, tally } from '../support/enquiries.ts';
import { mailEnv, startMailServer } from '../support/mail-server.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand } from '../support/program.ts';
import { createUnsteadyReceiver, webhookId } from '../support/unsteady-receiver.ts';
import { spreadCalls, startNodes } from './nodes.ts';

/** Number of enquiries: below the number from which mails to staff are combined. */
const count = 100;

const tallyOf = (ids: readonly string[]) => {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return { once: times.size, again: ids.length - times.size };
};

it('healthy nodes deliver every event once, and send every mail once', async () => {
  const mails = await startMailServer();
  const receiver = await createUnsteadyReceiver();
  await receiver.start();
  const env: Environment = {
    DATABASE_URL: await createDatabase(),
    RATE_LIMIT_ANONYMOUS: 'off',
    PUBLIC_URL: 'https://doors.example.ie',
    WEBHOOK_PRIVATE: 'allow',
    ...mailEnv(mails.url),
  };
  expect((await runCommand(['webhooks', 'add', receiver.url], { env })).code).toBe(0);
  const nodes = await startNodes(env, Array<Environment>(4).fill({}));
  const answers = await spreadCalls(nodes, count, (url, number) => submit(url, contact(number)));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: count });
  const delivered = async () =>
    (await storedDeliveries(env)).filter(({ state }) => state === 'delivered').length;
  await expect.poll(delivered, { timeout: 60_000, interval: 200 }).toBe(count * 3);
  expect(tallyOf(receiver.received.map(webhookId))).toEqual({ once: count, again: 0 });
  const mailed = mails.received.map(({ mail }) => mail.messageId ?? '');
  expect(tallyOf(mailed)).toEqual({ once: count * 2, again: 0 });
  await Promise.all(nodes.map((node) => node.stop()));
}, 120_000);
