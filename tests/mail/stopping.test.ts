import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { contactPath, post } from '../api/requests.ts';
import { mailEnv, startMailServer } from '../support/mail-server.ts';
import { startService } from '../support/service.ts';

/**
 * Longer than a stop waits for a webhook, and as long as a server that scans mails may take to accept one.
 */
const answersAfterMs = 3500;

it('a mail that the server is accepting at a stop is sent once, and the queued ones after the next start', async () => {
  const taken: string[] = [];
  const asked: (() => void)[] = [];
  const stopped = Promise.withResolvers<undefined>();
  const server = await startMailServer({
    onData(stream, _session, callback) {
      void buffer(stream).then(async (raw) => {
        taken.push(/^Message-ID: (.*)$/im.exec(raw.toString())?.[1]?.trim() ?? 'none');
        asked.push(callback);
        await stopped.promise;
        callback();
      });
    },
  });
  const settings = { ...mailEnv(server.url), PORT: '0' };
  const first = await startService('embedded', { env: settings, listening: true });
  for (let index = 0; index < 3; index += 1) {
    const customer = { name: 'Aoife Byrne', email: `aoife.${index}@example.ie` };
    await post(first, contactPath, { customer, message: `Is door ${index} in stock?` });
  }
  // One mail is on each connection; the others are queued.
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(3);
  const stopping = first.stop();
  await sleep(answersAfterMs);
  stopped.resolve(undefined);
  await stopping;
  expect(new Set(taken).size).toBe(3);

  await startService('embedded', { env: { ...settings, ...first.env }, listening: true });
  await expect.poll(() => new Set(taken).size, { timeout: 15_000 }).toBe(6);
  expect(taken).toHaveLength(6);
}, 40_000);
