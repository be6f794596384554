import { expect, it } from 'vitest';
import { contact, statusOf, submit } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';

const closedWithinMs = 12_000;

it('closes connections that send nothing or a byte a second within 12 s, and serves others meanwhile', async () => {
  const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  const begun = performance.now();
  const timed = async (closed: Promise<string>) => ({
    received: await closed,
    after: performance.now() - begun,
  });

  const silent = await openSocket(program.url);
  const slowHeaders = await openSocket(program.url);
  slowHeaders.trickle(`GET /healthz HTTP/1.1\r\nHost: lintel\r\nX-Slow: ${'x'.repeat(100)}`);
  const slowBody = await openSocket(program.url);
  slowBody.send('POST /api/contact HTTP/1.1\r\nHost: lintel\r\nContent-Length: 1000\r\n\r\n');
  slowBody.trickle('{'.repeat(1000));
  const slowChunks = await openSocket(program.url);
  slowChunks.send('POST /api/contact HTTP/1.1\r\nHost: lintel\r\nTransfer-Encoding: chunked\r\n\r\n3e8\r\n');
  slowChunks.trickle('{'.repeat(1000));
  const idle = await openSocket(program.url);
  idle.send('GET /healthz HTTP/1.1\r\nHost: lintel\r\n\r\n');

  const endings = Promise.all(
    [silent, slowHeaders, slowBody, slowChunks, idle].map(({ closed }) => timed(closed)),
  );
  const state = { open: true };
  void endings.finally(() => (state.open = false));
  let served = 0;
  for (; state.open; served += 1) {
    expect(await statusOf(`${program.url}/healthz`)).toBe(200);
    expect((await submit(program.url, contact(served))).status).toBe(200);
  }
  expect(served).toBeGreaterThan(10);

  for (const { after } of await endings) expect(after).toBeLessThan(closedWithinMs);
  const told = (await endings).map(({ received }) => statuses(received));
  // Who has not asked for anything is told nothing.
  expect(told).toEqual([[], [408], [408], [408], [200]]);
  for (const { received } of (await endings).slice(1, 4))
    expect(received).toContain('"detail":"The request did not arrive within 10 seconds."');
});
