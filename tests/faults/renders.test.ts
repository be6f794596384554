import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type RawSocket, openSocket } from '../support/raw-socket.ts';

const unlimited = { RATE_LIMIT_RENDER: 'off', RATE_LIMIT_ANONYMOUS: 'off', TRUST_PROXY: 'loopback' };

let wallHeight = 2300;
/** Doors of which no rendering is cached. */
const newDoors = (count: number) =>
  Array.from({ length: count }, () => `tDOUBLE.HINGED-w1800-h2100-v${(wallHeight += 1)}`);
const newPdf = () => `/review.pdf?door=${newDoors(20).join('&door=')}`;
const newPng = () => `/drawings/${newDoors(1).join('')}.png`;
const newSvg = () => newPng().replace('.png', '.svg');

async function ask({ url }: Program, path: string, client: string) {
  const answer = await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': client } });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

const many = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);

/** The peak resident memory of the process, in megabytes. */
async function peakMemory({ pid }: Program): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

describe('the renderings for one client', { timeout: 300_000 }, () => {
  it('leave memory and time for other requests while one client requests 40 PDFs of 20 doors at once', async () => {
    const program = await startProgram({ env: unlimited });
    const order: string[] = [];
    const pdfs = Promise.all(
      many(40, async () => {
        const answer = await ask(program, newPdf(), '192.0.2.1');
        if (answer.status === 200) order.push('pdf');
        return answer;
      }),
    );
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(program, '/healthz', '192.0.2.2')).status).toBe(200);
      order.push('health');
    }
    const answers = await pdfs;
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(32);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toEqual(refused.map(() => ({ status: 503, retryAfter: '2' })));
    expect(order.indexOf('health')).toBeGreaterThan(-1);
    expect(order.lastIndexOf('health')).toBeLessThan(order.lastIndexOf('pdf'));
    expect(await peakMemory(program)).toBeLessThan(400);
  });

  it('leave slots for other clients: their 30 requests are served beside 80 busy connections', async () => {
    const program = await startProgram({ env: unlimited });
    const stop = new AbortController();
    const seen = new Set<string>();
    const greedy = many(80, async () => {
      while (!stop.signal.aborted) {
        const { status, retryAfter } = await ask(program, newSvg(), '192.0.2.1');
        seen.add(`${status} ${retryAfter}`);
      }
    });
    await expect.poll(() => [...seen].sort()).toEqual(['200 null', '503 2']);
    const modest = await Promise.all(many(30, () => ask(program, newSvg(), '192.0.2.2')));
    stop.abort();
    await Promise.all(greedy);
    expect(modest.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect([...seen].sort()).toEqual(['200 null', '503 2']);
  });

  it('are cancelled on disconnect, which frees their slots at once', async () => {
    const port = String(await freePort());
    const program = await startProgram({ env: { ...unlimited, METRICS_PORT: port } });
    const sockets = await Promise.all(many(60, () => openSocket(program.url)));
    const request = () => `GET ${newPdf()} HTTP/1.1\r\nHost: lintel\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`;
    for (const { send } of sockets) send(request());
    const answered = (status: string) =>
      sockets.filter(({ received }) => received().startsWith(`HTTP/1.1 ${status}`));
    // Requests beyond the share of the client are refused, while those within it wait.
    await expect.poll(() => answered('503').length).toBeGreaterThan(0);
    for (const { socket } of sockets) socket.destroy();
    // The queue is empty because the waiting jobs were cancelled, not because all were rendered.
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await expect.poll(metrics).toContain('\nlintel_renders_waiting 0\n');
    const made = /^lintel_render_duration_seconds_count\{.*outcome="done"\} (\d+)$/m.exec(
      await metrics(),
    )?.[1];
    expect(Number(made ?? 0)).toBeLessThan(12);
    const next = await Promise.all(many(20, () => ask(program, newPng(), '192.0.2.1')));
    expect(next.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

it('a door is drawn with its dimensions even without a free descriptor', async () => {
  const [program, other] = await Promise.all([
    startProgram({ env: unlimited, under: ['prlimit', '--nofile=80'] }),
    startProgram({ env: unlimited }),
  ]);
  const path = newPng();
  const client = await openSocket(program.url);
  client.send(`GET ${newPng()} HTTP/1.1\r\nHost: lintel\r\n\r\n`);
  await expect.poll(() => client.received()).toContain('HTTP/1.1 200');

  const opened = await Promise.allSettled(many(200, () => openSocket(program.url)));
  const idle = opened.filter((one): one is PromiseFulfilledResult<RawSocket> => one.status === 'fulfilled');
  await expect.poll(() => idle.filter(({ value }) => value.socket.destroyed).length).toBeGreaterThan(100);
  client.send(`GET ${path} HTTP/1.1\r\nHost: lintel\r\n\r\n`);
  const lengths = () =>
    [...client.received().matchAll(/^content-length: (\d+)/gim)].map(([, length]) => length);
  await expect.poll(() => lengths().length).toBe(2);
  for (const { value } of idle) value.socket.destroy();

  // The picture has the same length as with free descriptors; without the dimensions it would be far shorter.
  const drawn = await fetch(`${other.url}${path}`);
  expect(lengths()[1]).toBe(drawn.headers.get('content-length'));
});
