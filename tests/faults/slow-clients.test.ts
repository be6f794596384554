import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { contact, statusOf, submit } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';

const closedWithinMs = 12_000;

it('connections that send nothing or a byte a second are closed within 12 s, and others are served', async () => {
  const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  const open = async () => {
    const client = await openSocket(program.url);
    // After a delay the event loop reads sockets before it runs overdue timers, so a closed connection counts
    // as in time.
    const closedInTime = client.closed.then(() => true);
    const inTime = Promise.race([closedInTime, sleep(closedWithinMs, false)]);
    const ending = client.closed.then(async (received) => ({ received, inTime: await inTime }));
    return { ...client, ending };
  };

  const silent = await open();
  const slowHeaders = await open();
  slowHeaders.trickle(`GET /healthz HTTP/1.1\r\nHost: lintel\r\nX-Slow: ${'x'.repeat(100)}`);
  const slowBody = await open();
  slowBody.send('POST /api/contact HTTP/1.1\r\nHost: lintel\r\nContent-Length: 1000\r\n\r\n');
  slowBody.trickle('{'.repeat(1000));
  const slowChunks = await open();
  slowChunks.send('POST /api/contact HTTP/1.1\r\nHost: lintel\r\nTransfer-Encoding: chunked\r\n\r\n3e8\r\n');
  slowChunks.trickle('{'.repeat(1000));
  const idle = await open();
  idle.send('GET /healthz HTTP/1.1\r\nHost: lintel\r\n\r\n');

  const endings = Promise.all([silent, slowHeaders, slowBody, slowChunks, idle].map(({ ending }) => ending));
  const state = { open: true };
  void endings.finally(() => (state.open = false));
  let served = 0;
  for (; state.open; served += 1) {
    expect(await statusOf(`${program.url}/healthz`)).toBe(200);
    expect((await submit(program.url, contact(served))).status).toBe(200);
  }
  expect(served).toBeGreaterThan(10);

  expect((await endings).map(({ inTime }) => inTime)).toEqual([true, true, true, true, true]);
  const answered = (await endings).map(({ received }) => statuses(received));
  // A connection without a request gets no answer.
  expect(answered).toEqual([[], [408], [408], [408], [200]]);
  for (const { received } of (await endings).slice(1, 4))
    expect(received).toContain('"detail":"The request did not arrive within 10 seconds."');
});
