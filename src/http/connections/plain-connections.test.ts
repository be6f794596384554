import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSocket, statuses } from '../../../tests/support/raw-socket.ts';
import { createBoundedServer, isAnswering, leaveAllToNode } from './bounded-server.ts';
import { type Incoming, headerBlock } from './incoming.ts';

const common = headerBlock(['x-common', 'yes']);

function answer(incoming: Incoming, body: string): void {
  const own = ['content-length', String(Buffer.byteLength(body))];
  incoming.answer({ status: 200, common, own, body, encoding: 'utf8' });
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
});

/** At /now it answers at once, at /slow after a while in which nothing else is done, at /later when it is told to, and elsewhere Node does, but never at /never. */
async function start() {
  const later: Incoming[] = [];
  server = createBoundedServer({
    answerAtOnce: (incoming) => {
      if (incoming.url === '/later') later.push(incoming);
      else if (incoming.url === '/now') answer(incoming, `${incoming.method} now`);
      else if (incoming.url === '/slow') answer(incoming, standStill());
      else return false;
      return true;
    },
    otherwise: (request, response) => {
      if (request.url === '/never') return;
      void buffer(request).then((body) => response.setHeader('x-by', 'Node').end(body));
    },
    readClient: () => 'client',
    answerBroken: (_, socket) => {
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = await openSocket(base);
  const [ours] = await accepted;
  return { server, later, base, client, ours };
}

function standStill(): string {
  for (const end = performance.now() + 30; performance.now() < end;);
  return 'slow';
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: lintel\r\n\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: lintel\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const heads = (text: string) => statuses(text).length;

describe('a connection', () => {
  it('is answered request after request, with all headers an answer needs', async () => {
    const { client } = await start();
    client.send(get('/now'));
    await expect.poll(client.received).toContain('GET now');
    const [head = ''] = client.received().split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual([
      'HTTP/1.1 200 OK',
      'x-common: yes',
      'content-length: 7',
      expect.stringMatching(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/),
      'connection: keep-alive',
      'keep-alive: timeout=10',
    ]);
    client.send(post('/now', 'abc'));
    await expect.poll(client.received).toContain('POST now');
    expect(statuses(client.received())).toEqual([200, 200]);
  });

  it('goes on with Node for what is not known, and stays there', async () => {
    const { client } = await start();
    client.send(get('/now'));
    await expect.poll(() => heads(client.received())).toBe(1);
    client.send(post('/elsewhere', 'sent back'));
    await expect.poll(client.received).toContain('sent back');
    expect(client.received()).toContain('x-by: Node');
    client.send(get('/now'));
    await expect.poll(() => heads(client.received())).toBe(3);
  });

  it('goes on with Node for a request in two pieces', async () => {
    const { client, ours } = await start();
    const text = post('/elsewhere', 'in two pieces');
    client.send(text.slice(0, 30));
    await expect.poll(() => ours.bytesRead).toBe(30);
    client.send(text.slice(30));
    await expect.poll(client.received).toContain('in two pieces');
  });

  it('is answered in order when several come in one piece', async () => {
    const { client } = await start();
    client.send(get('/now') + post('/now', 'a') + post('/elsewhere', 'the third') + get('/now'));
    await expect.poll(() => heads(client.received())).toBe(4);
    expect(client.received()).toMatch(/GET now.*POST now.*the third.*GET now/s);
  });

  it('holds what comes while an answer is under way, however much it is', async () => {
    const { client, later, ours } = await start();
    client.send(get('/later'));
    await expect.poll(() => later.length).toBe(1);
    client.send(get('/now'));
    await expect.poll(() => ours.isPaused()).toBe(true);
    client.send(post('/elsewhere', 'x'.repeat(300_000)) + get('/now'));
    expect(client.received()).toBe('');
    for (const incoming of later) answer(incoming, 'at last');
    await expect.poll(() => heads(client.received())).toBe(4);
    const received = client.received().replace(/x{1000,}/, (run) => `${run.length} times x`);
    expect(received).toMatch(/at last.*GET now.*300000 times x.*GET now/s);
  });

  it('is answered once, however often', async () => {
    const { client, later } = await start();
    client.send(get('/later'));
    await expect.poll(() => later.length).toBe(1);
    for (const incoming of [...later, ...later]) answer(incoming, 'once');
    client.send(get('/now'));
    await expect.poll(() => heads(client.received())).toBe(2);
  });

  it('that the client has ended on its side is answered and closed', async () => {
    const { client, later, ours } = await start();
    client.socket.end(get('/later'));
    await expect.poll(() => later.length).toBe(1);
    await expect.poll(() => ours.readableEnded).toBe(true);
    for (const incoming of later) answer(incoming, 'still there');
    expect(await client.closed).toContain('still there');
  });

  it('that the client has ended before its turn came is over for Node, too', async () => {
    const { client, base } = await start();
    const others = await Promise.all([1, 2, 3, 4].map(() => openSocket(base)));
    const all = [...others, client];
    for (const { send } of all) send(get('/now'));
    await expect.poll(() => all.map(({ received }) => heads(received()))).toEqual([1, 1, 1, 1, 1]);
    // They are begun one in a turn, and the client's end is read in between.
    for (const { send } of others) send(get('/slow'));
    client.socket.end(get('/never'));
    expect(heads(await client.closed)).toBe(1);
    await expect.poll(() => others.map(({ received }) => heads(received()))).toEqual([2, 2, 2, 2]);
  });

  it('that breaks while an answer is under way harms nobody', async () => {
    const { server: own, client, later } = await start();
    client.send(get('/later'));
    await expect.poll(() => later.length).toBe(1);
    client.socket.resetAndDestroy();
    await expect.poll(() => isAnswering(own)).toBe(false);
    for (const incoming of later) answer(incoming, 'to nobody');
  });

  it('refuses a header that would be two', async () => {
    const { client, later } = await start();
    client.send(get('/later'));
    await expect.poll(() => later.length).toBe(1);
    const [incoming] = later;
    const own = ['x-a', 'b\r\nset-cookie: c'];
    expect(() => incoming?.answer({ status: 200, common, own, body: '', encoding: 'utf8' })).toThrow('x-a');
  });
});

describe('a server that is about to stop', () => {
  it('has what is under way answered as the last of its connection', async () => {
    const { server: own, client, later } = await start();
    client.send(get('/later'));
    await expect.poll(() => later.length).toBe(1);
    leaveAllToNode(own);
    expect(isAnswering(own)).toBe(true);
    for (const incoming of later) answer(incoming, 'the last');
    expect(await client.closed).toMatch(/connection: close\r\n.*the last/s);
    expect(isAnswering(own)).toBe(false);
  });

  it('has those answered too that came behind what is under way', async () => {
    const { server: own, client, later, ours } = await start();
    client.send(get('/later'));
    await expect.poll(() => later.length).toBe(1);
    client.send(get('/now'));
    await expect.poll(() => ours.isPaused()).toBe(true);
    leaveAllToNode(own);
    for (const incoming of later) answer(incoming, 'before the last');
    await expect.poll(() => heads(client.received())).toBe(2);
    expect(client.received()).not.toContain('connection: close');
  });

  it('leaves what is asked to Node', async () => {
    const { server: own, client } = await start();
    client.send(get('/now'));
    await expect.poll(() => heads(client.received())).toBe(1);
    leaveAllToNode(own);
    const asked = once(own, 'request');
    client.send(get('/now'));
    await asked;
    await expect.poll(() => heads(client.received())).toBe(2);
  });

  it('closes a connection that nobody uses, and none that is waiting for its answer', async () => {
    const clock = stopClock();
    const { server: own, client, later } = await start();
    client.send(get('/later'));
    await expect.poll(() => later.length).toBe(1);
    clock.pass(5_000);
    own.closeIdleConnections();
    for (const incoming of later) answer(incoming, 'in use');
    await expect.poll(client.received).toContain('in use');
    clock.pass(1_000);
    own.closeIdleConnections();
    expect(heads(await client.closed)).toBe(1);
  });

  it('gives a client that has only just connected a second to ask', async () => {
    const clock = stopClock();
    const { server: own, base, client } = await start();
    const silent = await openSocket(base);
    await expect.poll(() => connectionsOf(own)).toBe(2);
    leaveAllToNode(own);
    clock.pass(999);
    own.closeIdleConnections();
    client.send(get('/now'));
    await expect.poll(client.received).toContain('GET now');
    clock.pass(1);
    own.closeIdleConnections();
    expect(await silent.closed).toBe('');
  });

  it.each(['/now', '/elsewhere'])(
    'gives a client that was answered at %s a second to ask again',
    async (path) => {
      const clock = stopClock();
      const { server: own, base, client } = await start();
      const silent = await openSocket(base);
      for (const { send, received } of [client, silent]) {
        send(post(path, 'first'));
        await expect.poll(() => heads(received())).toBe(1);
      }
      leaveAllToNode(own);
      clock.pass(999);
      own.closeIdleConnections();
      client.send(post('/elsewhere', 'once more'));
      await expect.poll(client.received).toContain('once more');
      await expect
        .poll(() => {
          clock.pass(1_000);
          own.closeIdleConnections();
          return connectionsOf(own);
        })
        .toBe(0);
      expect(heads(await silent.closed)).toBe(1);
    },
  );
});

function stopClock() {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { pass: (ms: number) => (now += ms) };
}

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))();
