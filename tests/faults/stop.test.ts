import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { contact, exported } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { compareWithStore, emptyLedger, keepSubmitting, wasNotSent } from '../support/load.ts';
import { startProgram } from '../support/program.ts';
import { headFor, openSocket, sendHeard, statuses } from '../support/raw-socket.ts';
import { lockStore } from '../support/sqlite-lock.ts';
import { programStores } from '../support/stores.ts';
import { isListening } from '../support/tcp-table.ts';
import { unlessHeldUp } from '../support/unless-held-up.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };
const stopWithinMs = 10_000;
const rounds = faultRounds(2, 50);
const suspensions = faultRounds(2, 20);

const bodyOf = (number: number) => JSON.stringify(contact(number));

/** Number of enquiries before the signal. Varies by round, to hit different moments of the burst. */
const stopAfter = (round: number) => 20 + ((round * 37) % 80);

describe.each(programStores)('SIGTERM under load, on %s', (store, makeStore) => {
  it(
    'drops no request, loses no enquiry, and exits in time with code 0',
    async () => {
      const figures = figuresOf('SIGTERM at the peak', store, rounds);
      const env = { ...(await makeStore()), ...limitsOff, LOG_LEVEL: 'warn' };
      const ledger = emptyLedger();
      const ends: number[] = [];
      let otherwise = 0;
      for (let round = 0; round < rounds; round += 1) {
        const program = await startProgram({ env });
        const clients = keepSubmitting(ledger, program.url, 32);
        const target = ledger.acknowledged.size + stopAfter(round);
        await expect.poll(() => ledger.acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(target);
        const begun = performance.now();
        const { code } = await program.stop();
        ends.push(performance.now() - begun);
        if (code !== 0) otherwise += 1;
        await clients.ended;
        figures.round(round + 1);
      }
      const dropped = ledger.broken.filter((error) => !wasNotSent(error));
      figures.never('requests dropped', dropped.length, ledger.sent);
      expect(ledger.refused).toEqual([]);
      const { lost } = await compareWithStore(ledger, env);
      figures.never('acknowledged lost', lost, ledger.acknowledged.size);
      figures.never('exits but with 0', otherwise, rounds);
      figures.within('exit', ends, stopWithinMs);
    },
    60_000 + rounds * 12_000,
  );
});

/** Delay from SIGTERM to the suspension, in ms. It varies by round, to hit each phase of the drain. */
const suspendAfter = (round: number) => (round * 67) % 500;

describe.each(programStores)(
  'SIGTERM to a process that is then suspended for 2.3 s under load, on %s',
  (store, makeStore) => {
    it(
      'drops no request and loses no enquiry',
      async () => {
        const figures = figuresOf('SIGTERM, then suspended', store, suspensions);
        const env = { ...(await makeStore()), ...limitsOff, LOG_LEVEL: 'warn' };
        const ledger = emptyLedger();
        for (let round = 0; round < suspensions; round += 1) {
          const program = await startProgram({ env });
          const clients = keepSubmitting(ledger, program.url, 32);
          const target = ledger.acknowledged.size + stopAfter(round);
          await expect.poll(() => ledger.acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(target);
          const stopped = program.stop();
          await sleep(suspendAfter(round));
          // The process may have exited already.
          if (suspend(program.pid)) {
            await sleep(2300);
            process.kill(program.pid, 'SIGCONT');
          }
          expect((await stopped).code).toBe(0);
          await clients.ended;
          figures.round(round + 1);
        }
        const dropped = ledger.broken.filter((error) => !wasNotSent(error));
        figures.never('requests dropped', dropped.length, ledger.sent);
        expect(ledger.refused).toEqual([]);
        const { lost } = await compareWithStore(ledger, env);
        figures.never('acknowledged lost', lost, ledger.acknowledged.size);
      },
      60_000 + suspensions * 15_000,
    );
  },
);

const suspend = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGSTOP');
  } catch {
    return false;
  }
};

/** Sends the signal while all requests have been read and wait for the store, which is locked. */
async function stopWhileLocked(signal: NodeJS.Signals) {
  const program = await startProgram({ env: limitsOff });
  const lock = await lockStore(program.dataDir);
  const bodies = Array.from({ length: 50 }, (_, i) => bodyOf(i));
  let sentAt = 0;
  const sending = () => (sentAt = performance.now());
  const clients = await sendHeard(program.url, '/api/contact', bodies, sending);

  const begun = performance.now();
  const stopped = program.stop(signal);
  await expect.poll(() => program.logs(), { interval: 10 }).toContain('"msg":"stopping"');
  clients[0]?.send(headFor('/api/contact', bodyOf(100)) + bodyOf(100));
  await lock.release();
  const tookMs = performance.now() - sentAt;

  const received = await Promise.all(clients.map(({ closed }) => closed));
  const exit = await stopped;
  return { program, received, exit, stoppedAfterMs: performance.now() - begun, tookMs };
}

describe.each(['SIGTERM', 'SIGINT'] as const)(
  'the service, on %s while all requests wait for the store,',
  (signal) => {
    it('lets requests in flight finish, and exits with code 0', async () => {
      // The store waits two seconds for a lock.
      const { program, received, exit, stoppedAfterMs } = await unlessHeldUp(1900, () =>
        stopWhileLocked(signal),
      );
      const [first, ...others] = received;
      expect(statuses(first ?? '')).toEqual([100, 200, 200]);
      for (const each of others) expect(statuses(each)).toEqual([100, 200]);
      expect(exit).toEqual({ code: 0, signal: null });
      expect(stoppedAfterMs).toBeLessThan(stopWithinMs);
      expect(await exported({ DATA_DIR: program.dataDir })).toHaveLength(51);
    }, 120_000);
  },
);

it('a client that connected before SIGTERM is answered', async () => {
  const program = await startProgram({ env: limitsOff });
  // While it is suspended, new connections stay in its listen backlog.
  process.kill(program.pid, 'SIGSTOP');
  const clients = await Promise.all(Array.from({ length: 100 }, () => openSocket(program.url)));
  for (const client of clients) client.send('GET /healthz HTTP/1.1\r\nHost: lintel\r\n\r\n');
  const begun = performance.now();
  const stopped = program.stop();
  process.kill(program.pid, 'SIGCONT');

  const received = await Promise.all(clients.map(({ closed }) => closed));
  expect(received.map(statuses)).toEqual(received.map(() => [200]));
  expect(await stopped).toEqual({ code: 0, signal: null });
  expect(performance.now() - begun).toBeLessThan(stopWithinMs);
});

const notListening = (url: string) => expect.poll(() => isListening(url), { interval: 5 }).toBe(false);

/** Connects to a program that is stopping, and sends a request once its listener is closed. */
async function askLate() {
  const program = await startProgram({ env: limitsOff });
  // While it is suspended, it cannot close its listener before the client has connected.
  process.kill(program.pid, 'SIGSTOP');
  const stopped = program.stop();
  const client = await openSocket(program.url);
  const begun = performance.now();
  process.kill(program.pid, 'SIGCONT');
  await notListening(program.url);
  client.send(headFor('/api/contact', bodyOf(1)) + bodyOf(1));
  const tookMs = performance.now() - begun;
  return { program, stopped, received: await client.closed, tookMs };
}

it('a client that connects during the stop and sends its request late is answered', async () => {
  // The drain waits one second for a first request.
  const { program, stopped, received } = await unlessHeldUp(800, askLate);
  expect(statuses(received)).toEqual([200]);
  expect(await stopped).toEqual({ code: 0, signal: null });
  expect(await exported({ DATA_DIR: program.dataDir })).toHaveLength(1);
}, 120_000);

/** Gets an answer just before the stop, and sends another request once the listener is closed. */
async function askAgain() {
  const program = await startProgram({ env: limitsOff });
  const client = await openSocket(program.url);
  const begun = performance.now();
  client.send('GET /healthz HTTP/1.1\r\nHost: lintel\r\n\r\n');
  await expect.poll(() => statuses(client.received()), { interval: 1 }).toEqual([200]);
  const stopped = program.stop();
  await notListening(program.url);
  client.send(headFor('/api/contact', bodyOf(1)) + bodyOf(1));
  const tookMs = performance.now() - begun;
  return { program, stopped, received: await client.closed, tookMs };
}

it('a client that reuses its connection after the stop has begun is answered', async () => {
  // The drain waits one second for another request.
  const { program, stopped, received } = await unlessHeldUp(900, askAgain);
  expect(statuses(received)).toEqual([200, 200]);
  expect(received.match(/connection: [\w-]+/gi)).toEqual(['Connection: keep-alive', 'Connection: close']);
  expect(await stopped).toEqual({ code: 0, signal: null });
  expect(await exported({ DATA_DIR: program.dataDir })).toHaveLength(1);
}, 120_000);

it('a stop does not wait for clients that send a byte a second or nothing at all', async () => {
  const program = await startProgram();
  const slow = await openSocket(program.url);
  slow.send('POST /api/contact HTTP/1.1\r\nHost: lintel\r\nContent-Length: 1000\r\n\r\n');
  slow.trickle('{'.repeat(1000));
  const slowHeaders = await openSocket(program.url);
  slowHeaders.trickle('GET /healthz HTTP/1.1\r\nHost: lintel\r\n\r\n');
  await openSocket(program.url);
  const keptAlive = await openSocket(program.url);
  keptAlive.send('GET /healthz HTTP/1.1\r\nHost: lintel\r\n\r\n');
  await expect.poll(() => statuses(keptAlive.received())).toEqual([200]);

  const begun = performance.now();
  expect(await program.stop()).toEqual({ code: 0, signal: null });
  expect(performance.now() - begun).toBeLessThan(stopWithinMs);
});

it('stop signals that arrive together, as from a terminal, npm and a launcher, count as one', async () => {
  const program = await startProgram();
  process.kill(program.pid, 'SIGINT');
  expect(await program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(program.logs()).toContain('"msg":"stopped"');
});
