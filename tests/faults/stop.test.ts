import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { contact, exported, submit, tally } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';
import { lockStore } from '../support/sqlite-lock.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };
const stopWithinMs = 10_000;

describe.each(['SIGTERM', 'SIGINT'] as const)('%s at the peak', (signal) => {
  it('lets the requests in flight finish with their answers, and ends with code 0', async () => {
    const program = await startProgram({ env: limitsOff });
    // The lock keeps them in flight: they are all waiting for the store when the signal comes.
    const lock = await lockStore(program.dataDir);
    const inFlight = Promise.all(Array.from({ length: 50 }, (_, i) => submit(program.url, contact(i))));
    const pipelined = await openSocket(program.url);
    const request = (number: number) => {
      const body = JSON.stringify(contact(number));
      return `POST /api/contact HTTP/1.1\r\nHost: lintel\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    };
    pipelined.send(request(100));
    await sleep(500);

    const begun = performance.now();
    const stopped = program.stop(signal);
    await sleep(100);
    pipelined.send(request(101));
    await sleep(100);
    await lock.release();

    expect(tally((await inFlight).map(({ status }) => status))).toEqual({ 200: 50 });
    expect(statuses(await pipelined.closed)).toEqual([200, 200]);
    expect(await stopped).toEqual({ code: 0, signal: null });
    expect(performance.now() - begun).toBeLessThan(stopWithinMs);
    expect(await exported({ DATA_DIR: program.dataDir })).toHaveLength(52);
  });
});

it('does not wait for clients that send a byte a second or nothing at all', async () => {
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
