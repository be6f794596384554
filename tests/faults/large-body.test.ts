import { request } from 'node:http';
import { expect, it } from 'vitest';
import { ask, statusOf } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };
const fiveMegabytes = Buffer.alloc(5_000_000, 'x');

it('a body of 5 MB is refused with a 413 that ordinary clients can read', async () => {
  const { url } = await startProgram({ env: limitsOff });
  for (let round = 0; round < 5; round += 1) {
    const byFetch = await ask(`${url}/api/contact`, { method: 'POST', body: fiveMegabytes });
    expect([byFetch.status, byFetch.body['code']]).toEqual([413, 'payload_too_large']);
    expect(await statusByHttp(`${url}/api/contact`, {})).toBe(413);
    expect(await statusByHttp(`${url}/api/contact`, { 'transfer-encoding': 'chunked' })).toBe(413);
  }
  expect(await statusOf(`${url}/healthz`)).toBe(200);
});

it.each([
  ['announces 5 MB', 'Content-Length: 5000000\r\n\r\n'],
  [
    'sends more than 100 KB in chunks',
    `Transfer-Encoding: chunked\r\n\r\n19001\r\n${'x'.repeat(102_401)}\r\n`,
  ],
])('a client that %s is refused without waiting for the rest', async (_, rest) => {
  const { url } = await startProgram({ env: limitsOff });
  const raw = await openSocket(url);
  raw.send(`POST /api/contact HTTP/1.1\r\nHost: lintel\r\n${rest}`);
  await expect.poll(() => statuses(raw.received())).toEqual([413]);
});

function statusByHttp(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => {
        resolve(response.statusCode);
      });
    });
    sent.on('error', reject);
    sent.end(fiveMegabytes);
  });
}
