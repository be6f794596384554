import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { createSystemClock } from '../../src/app/shared/clock.ts';
import { composeWebhooks } from '../../src/compose/outbox.ts';
import { contactPath, post, storedFor, validBody } from '../api/requests.ts';
import { launch, temporaryFolder } from '../support/child.ts';
import { freePort } from '../support/free-port.ts';
import { guideExamples } from '../support/guide.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { startService } from '../support/service.ts';

it('the receiver in the guide accepts a real message, handles repeats once, and refuses forged messages', async () => {
  const [example] = guideExamples('https://doors.example.ie').filter(({ code }) =>
    code.includes("'standardwebhooks'"),
  );
  const file = join(await temporaryFolder(), 'receiver.mts');
  const found = JSON.stringify(import.meta.resolve('standardwebhooks'));
  writeFileSync(file, example?.code.replace("'standardwebhooks'", found) ?? '');
  const port = String(await freePort());
  const clock = createSystemClock();
  const endpoint = createEndpoint(`http://127.0.0.1:${port}/`, 'all', clock.now());
  const receiver = launch(file, [], { PORT: port, LINTEL_WEBHOOK_SECRET: endpoint.secret });
  let output = '';
  receiver.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));

  const service = await startService('embedded');
  await wantEvents(service.env);
  const enquiry = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
  const [event] = await storedEvents(service.env);
  const message = { id: String(event?.['id']), body: String(event?.['body']) };
  const { send } = composeWebhooks({ webhookPrivate: true }, clock);
  const sent = async (secret = endpoint.secret, body = message.body) => {
    const to = { ...endpoint, secret, oldSecret: null };
    return (await send(to, { ...message, body }, new AbortController().signal)).result;
  };
  await expect.poll(() => sent(), { timeout: 10_000 }).toBe('answered 204');
  expect(await sent()).toBe('answered 204');
  expect(await sent(createEndpoint('', 'all', clock.now()).secret)).toBe('answered 401');
  expect(output).toBe(`enquiry.created ${enquiry.id}\n`);
});
