import { once } from 'node:events';
import { type Server, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../support/child.ts';
import { letTimePass, storedDeliveries, storedEvents } from '../support/deliveries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { freePort } from '../support/free-port.ts';
import { mailEnv, startMailServer } from '../support/mail-server.ts';
import { startProgram } from '../support/program.ts';
import { msUntilTaken } from '../support/store-away.ts';
import { programStores } from '../support/stores.ts';

const hour = 3_600_000;
const kills = faultRounds(1, 10);
/** Bound for the time of an answer, in ms: much shorter than the timeout of the mail server. */
const answeredWithinMs = 1000;

/** A server that accepts connections and never answers. */
async function startSilent(port: number): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server.unref();
}

const mostAttempts = async (env: Environment) =>
  Math.max(0, ...(await storedDeliveries(env)).map(({ attempts }) => attempts));

describe.each(programStores)('a mail server that is down, then silent, on %s', (store, makeStore) => {
  it(
    'delays no request, and later gets every mail under one id, even mails that were in flight at a kill',
    async () => {
      const figures = figuresOf('a mail server down, then silent, nodes killed', store, kills);
      const port = await freePort();
      const settings = {
        RATE_LIMIT_ANONYMOUS: 'off',
        LOG_LEVEL: 'warn',
        PUBLIC_URL: 'https://doors.example.ie',
      };
      const place = await makeStore();
      const env: Environment = { ...place, ...settings, ...mailEnv(`smtp://127.0.0.1:${port}`) };
      const times: number[] = [];
      let [sent, program] = [0, await startProgram({ env })];
      for (let kill = 0; kill < kills; kill += 1) {
        // The server is down, and attempts fail.
        for (let count = 0; count < 4; count += 1) times.push(await msUntilTaken(program.url, (sent += 1)));
        await expect.poll(() => mostAttempts(env)).toBeGreaterThan(0);
        const silent = await startSilent(port);
        const connected = once(silent, 'connection');
        await letTimePass(env, hour);
        for (let count = 0; count < 4; count += 1) times.push(await msUntilTaken(program.url, (sent += 1)));
        await connected;
        await program.kill9();
        silent.close();
        program = await startProgram({ env });
        figures.round(kill + 1);
      }
      figures.within('a submission meanwhile', times, answeredWithinMs);

      // Lets attempts in flight end, because another node might repeat them.
      await program.stop();
      await letTimePass(env, 24 * hour);
      const { received } = await startMailServer({}, port);
      await startProgram({ env });
      const undelivered = async () =>
        (await storedDeliveries(env)).filter(({ state }) => state !== 'delivered').length;
      await expect.poll(undelivered, { timeout: 60_000, interval: 200 }).toBe(0);
      const ids = new Set(received.map(({ mail }) => mail.messageId));
      const events = await storedEvents(env);
      // Each enquiry has a mail to the staff and one to the customer.
      figures.never('mails lost', events.length * 2 - ids.size, events.length * 2);
      figures.never('mails sent twice', received.length - ids.size, received.length);
      expect(events).toHaveLength(sent);
    },
    90_000 + kills * 15_000,
  );
});
