import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { statusOf } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';
import { exchange, openSocket, statuses } from '../support/raw-socket.ts';
import { connectedPorts } from '../support/tcp-table.ts';

const closedWithinMs = 12_000;
const rounds = 4;
const mebibyte = 1024;
/** A large answer that is built once, so that the test measures sending only. */
const largeAnswer = '/openapi.json';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: lintel\r\n\r\n`;

/** The peak resident memory of a process, in KiB. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
}

it('clients that do not read answers are closed within 12 s, in bounded memory, and others are served', async () => {
  const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  expect(await statusOf(`${program.url}${largeAnswer}`)).toBe(200);
  const clients = await Promise.all(Array.from({ length: 100 }, () => openSocket(program.url)));
  // Requests more than the socket buffers hold, in rounds small enough for the server to read each at once.
  for (const { socket } of clients) socket.pause();
  const sendRound = async () => {
    for (const { send } of clients) send(get(largeAnswer).repeat(30));
    expect(await statusOf(`${program.url}/healthz`)).toBe(200);
  };
  await sendRound();
  const stillConnected = async () => {
    const ports = await connectedPorts(program.url);
    return clients.filter(({ socket }) => ports.has(Number(socket.localPort))).length;
  };
  expect(await stillConnected()).toBe(100);
  for (let round = 1; round < rounds; round += 1) await sendRound();
  await expect.poll(stillConnected, { timeout: closedWithinMs, interval: 100 }).toBe(0);
  expect(await statusOf(`${program.url}/healthz`)).toBe(200);

  for (const { socket } of clients) socket.resume();
  const received = await Promise.all(clients.map(({ closed }) => closed));
  for (const each of received) expect(statuses(each).length).toBeLessThan(30 * rounds);
  expect(await peakMemory(program.pid)).toBeLessThan(500 * mebibyte);
  expect(await program.stop()).toEqual({ code: 0, signal: null });
}, 120_000);

it('other clients are served in bounded memory while 100 clients request 30 pages each and read none', async () => {
  const env = { RATE_LIMIT_RENDER: 'off', NODE_OPTIONS: '--max-old-space-size=512' };
  const program = await startProgram({ env });
  const doors = Array.from({ length: 20 }, (_, door) => `door=tDOUBLE.HINGED-w1800-h2100-v${2300 + door}`);
  const clients = await Promise.all(Array.from({ length: 100 }, () => openSocket(program.url)));
  for (const { socket, send } of clients) {
    socket.pause();
    send(get(`/review?${doors.join('&')}`).repeat(30));
  }
  const until = performance.now() + closedWithinMs;
  while (performance.now() < until) expect(await statusOf(`${program.url}/healthz`)).toBe(200);
  expect(await peakMemory(program.pid)).toBeLessThan(400 * mebibyte);
  for (const { socket } of clients) socket.destroy();
  expect(await program.stop()).toEqual({ code: 0, signal: null });
}, 60_000);

it('pipelined requests are answered in order, and a connection with too many is closed', async () => {
  const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  const last = 'GET /nowhere HTTP/1.1\r\nHost: lintel\r\nConnection: close\r\n\r\n';
  const few = await exchange(program.url, get('/healthz').repeat(30) + last);
  expect(statuses(few)).toEqual([...Array<number>(30).fill(200), 404]);
  const many = await exchange(program.url, get('/healthz').repeat(200));
  expect(statuses(many)).toEqual(Array<number>(32).fill(200));
  const flood = await exchange(program.url, get('/healthz').repeat(5000));
  expect(statuses(flood).length).toBeLessThan(200);
  expect(await statusOf(`${program.url}/healthz`)).toBe(200);
});
