import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestListener, createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, type Server, type Socket, createServer as createPlainServer } from 'node:net';
import { text } from 'node:stream/consumers';
import tls from 'node:tls';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../../tests/support/certificate.ts';
import { startNameServer } from '../../../tests/support/name-server.ts';
import { createSecret } from '../../app/outbox/endpoint.ts';
import { wallMs } from '../../app/shared/clock.ts';
import { type Addresses, createResolver } from './resolve.ts';
import { type SenderOptions, createWebhookSender } from './sender.ts';

const servers: { server: Server; sockets: Set<Socket> }[] = [];
afterEach(async () => {
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }
});

/** The port of a local receiver, and how many clients have connected to it. */
async function listening(server: Server, { host = '127.0.0.1', port = 0 } = {}) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(port, host);
  await once(server, 'listening');
  servers.push({ server, sockets });
  return { port: (server.address() as AddressInfo).port, connections: () => sockets.size };
}

const answering = (answer: RequestListener) => listening(createServer(answer));
const speaking = (speak: (socket: Socket) => void) => listening(createPlainServer(speak));

const here: Addresses = [{ address: '127.0.0.1', family: 4 }];
const secret = createSecret();
const message = { id: 'evt_01', body: '{"type":"ping"}' };

function sendTo(url: string, options: Partial<SenderOptions> = {}, signal = new AbortController().signal) {
  const send = createWebhookSender({
    allowPrivate: true,
    resolve: () => Promise.resolve(here),
    userAgent: 'Lintel/0.0.0',
    now: () => wallMs(Date.now()),
    withinMs: 10_000,
    ...options,
  });
  return send({ url, secret, oldSecret: null }, message, signal);
}

const status = async (code: number, headers = {}) => {
  const { port } = await answering((_, reply) => reply.writeHead(code, headers).end('an answer'));
  return sendTo(`http://receiver.example:${port}/hook`);
};

describe('a webhook message', () => {
  it('arrives signed and byte for byte, at the host and path of its URL', async () => {
    let got: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string } | undefined;
    const { port } = await answering((request, reply) => {
      void text(request).then((body) => {
        got = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
        reply.writeHead(204).end();
      });
    });
    const asked: string[] = [];
    const outcome = await sendTo(`http://receiver.example:${port}/hook?from=lintel`, {
      resolve: (host) => {
        asked.push(host);
        return Promise.resolve(here);
      },
    });
    expect(outcome).toEqual({ kind: 'delivered', result: 'answered 204' });
    expect(asked).toEqual(['receiver.example']);
    expect(got).toMatchObject({ method: 'POST', url: '/hook?from=lintel', body: message.body });
    const headers = got?.headers as Record<string, string>;
    expect(headers).toMatchObject({
      host: `receiver.example:${port}`,
      'content-type': 'application/json',
      'content-length': '15',
      'user-agent': 'Lintel/0.0.0',
      'webhook-id': 'evt_01',
      connection: 'close',
    });
    expect(new Webhook(secret).verify(message.body, headers)).toEqual({ type: 'ping' });
  });

  it.each([200, 201, 202, 299])('is delivered if the receiver answers %i', async (code) => {
    expect(await status(code)).toEqual({ kind: 'delivered', result: `answered ${code}` });
  });

  it.each([400, 401, 404, 429, 500, 503])('fails if the receiver answers %i', async (code) => {
    expect(await status(code)).toEqual({ kind: 'failed', result: `answered ${code}` });
  });

  it('has the outcome "gone" if the receiver answers 410', async () => {
    expect(await status(410)).toEqual({ kind: 'gone', result: 'answered 410' });
  });

  it.each([
    'http://127.0.0.1:1/',
    'https://169.254.169.254/latest/',
    '//[::1]/',
    'file:///etc/passwd',
    '/again',
  ])('does not follow a redirect to %s', async (location) => {
    expect(await status(307, { location })).toEqual({
      kind: 'failed',
      result: 'answered 307; redirects are not followed',
    });
  });

  it.each([301, 302, 307, 308])('does not follow a redirect with status %i', async (code) => {
    const elsewhere = await answering((_, reply) => reply.end());
    const location = `http://receiver.example:${elsewhere.port}/`;
    expect(await status(code, { location })).toEqual({
      kind: 'failed',
      result: `answered ${code}; redirects are not followed`,
    });
    expect(elsewhere.connections()).toBe(0);
  });

  it('is not sent to a private address', async () => {
    const { port, connections } = await answering((_, reply) => reply.end());
    for (const url of [`https://receiver.example:${port}`, `https://127.0.0.1:${port}`]) {
      expect(await sendTo(url, { allowPrivate: false })).toEqual({
        kind: 'failed',
        result: 'leads to an address that is not allowed; WEBHOOK_PRIVATE=allow would permit it',
      });
    }
    expect(connections()).toBe(0);
  });
});

describe('a name whose address changes between lookups', () => {
  it('is looked up once for a message, which goes to the address of that lookup', async () => {
    const names = await startNameServer(['127.0.0.1', '127.0.0.2']);
    const checked = await answering((_, reply) => reply.end());
    const hidden = await listening(
      createServer((_, reply) => reply.end()),
      { host: '127.0.0.2', port: checked.port },
    );
    const resolve = createResolver(names.resolve);
    const url = `http://receiver.example:${checked.port}`;
    expect(await sendTo(url, { resolve })).toEqual({ kind: 'delivered', result: 'answered 200' });
    expect([names.asked(), checked.connections(), hidden.connections()]).toEqual([1, 1, 0]);
    // The next message gets a new lookup, a new check and a new connection.
    expect(await sendTo(url, { resolve })).toEqual({ kind: 'delivered', result: 'answered 200' });
    expect([names.asked(), checked.connections(), hidden.connections()]).toEqual([2, 1, 1]);
  });

  it('gets no message while its address is private', async () => {
    const { port, connections } = await answering((_, reply) => reply.end());
    const names = await startNameServer(['10.0.0.5', '127.0.0.1']);
    const rules = { allowPrivate: false, resolve: createResolver(names.resolve) };
    for (let attempt = 1; attempt <= 2; attempt += 1)
      expect(await sendTo(`https://receiver.example:${port}`, rules)).toEqual({
        kind: 'failed',
        result: 'leads to an address that is not allowed; WEBHOOK_PRIVATE=allow would permit it',
      });
    expect([names.asked(), connections()]).toEqual([2, 0]);
  });
});

describe('the webhook sender', () => {
  const soon = { withinMs: 300 };
  const tooLate = { kind: 'failed', result: 'no answer within 0.3 s' };

  it('times out if the receiver never responds', async () => {
    const { port } = await answering(() => undefined);
    expect(await sendTo(`http://receiver.example:${port}`, soon)).toEqual(tooLate);
  });

  it('times out if headers or body trickle in', async () => {
    for (const start of ['HTTP/1.1 200 OK\r\nx-slow: ', 'HTTP/1.1 200 OK\r\ncontent-length: 999\r\n\r\n']) {
      const { port } = await speaking((socket) => {
        socket.resume().write(start);
        const timer = setInterval(() => socket.write('a'), 20);
        socket.on('close', () => {
          clearInterval(timer);
        });
      });
      expect(await sendTo(`http://receiver.example:${port}`, soon)).toEqual(tooLate);
    }
  });

  it('times out if the receiver accepts the connection and never speaks TLS', async () => {
    const { port, connections } = await speaking(() => undefined);
    expect(await sendTo(`https://receiver.example:${port}`, soon)).toEqual(tooLate);
    expect(connections()).toBe(1);
  });

  it('times out if interim responses never end', async () => {
    const interim = 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n'.repeat(100);
    const { port } = await speaking((socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write(interim));
      };
      socket.on('drain', more).resume();
      more();
    });
    expect(await sendTo(`http://receiver.example:${port}`, soon)).toEqual(tooLate);
  });

  it('closes the connection on a timeout', async () => {
    const closed = Promise.withResolvers<undefined>();
    const { port } = await speaking((socket) => {
      socket.resume().on('close', () => {
        closed.resolve(undefined);
      });
    });
    expect(await sendTo(`http://receiver.example:${port}`, soon)).toEqual(tooLate);
    await closed.promise;
  });

  it.each(['gzip', 'br', 'deflate', 'zstd'])(
    'neither requests nor decompresses the encoding %s',
    async (encoding) => {
      let accepted: unknown;
      const { port } = await answering(({ headers }, reply) => {
        accepted = headers['accept-encoding'];
        // The body is not compressed, so decompressing it would fail.
        reply.writeHead(200, { 'content-encoding': encoding }).end('a bomb');
      });
      expect(await sendTo(`http://receiver.example:${port}`)).toMatchObject({ kind: 'delivered' });
      expect(accepted).toBeUndefined();
    },
  );

  it('times out if the name lookup hangs', async () => {
    expect(
      await sendTo('http://receiver.example', { ...soon, resolve: () => new Promise(() => undefined) }),
    ).toEqual(tooLate);
  });

  it('accepts the status of an endless response, and aborts the response', async () => {
    let sent = 0;
    const { port } = await answering((_, reply) => {
      reply.writeHead(200);
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(16_384))) sent += 16_384;
      };
      reply.on('drain', more);
      more();
    });
    expect(await sendTo(`http://receiver.example:${port}`)).toEqual({
      kind: 'delivered',
      result: 'answered 200',
    });
    expect(sent).toBeLessThan(50_000_000);
  });

  it.each([
    ['closes the connection', '', 'the connection was closed before there was an answer'],
    ['does not speak HTTP', 'SSH-2.0-OpenSSH\r\n\r\n', 'what it answered is not HTTP'],
    ['sends endless headers', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(20_000)}`, 'what it answered is not HTTP'],
    [
      'upgrades the protocol',
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
      'the connection was closed before there was an answer',
    ],
    [
      'aborts its response',
      'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf',
      'the connection was closed before there was an answer',
    ],
  ])('reports the fault of a receiver that %s', async (_, answer, result) => {
    const { port } = await speaking((socket) => {
      socket.once('data', () => socket.end(answer));
    });
    expect(await sendTo(`http://receiver.example:${port}`)).toEqual({ kind: 'failed', result });
  });

  it('reports refused connections and unresolvable names', async () => {
    const { port } = await answering(() => undefined);
    const [last] = servers.splice(0);
    last?.server.close();
    expect(await sendTo(`http://receiver.example:${port}`)).toEqual({
      kind: 'failed',
      result: 'the connection was refused',
    });
    const two = [...here, { address: '127.0.0.2', family: 4 }];
    expect(
      await sendTo(`http://receiver.example:${port}`, { resolve: () => Promise.resolve(two) }),
    ).toMatchObject({ result: 'the connection was refused' });
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    expect(await sendTo('http://receiver.example', { resolve: () => Promise.reject(unknown) })).toMatchObject(
      { kind: 'failed', result: 'the name does not resolve' },
    );
  });

  it('aborts a request at once when the service stops', async () => {
    const { port, connections } = await answering(() => undefined);
    const stop = new AbortController();
    const sent = sendTo(`http://receiver.example:${port}`, {}, stop.signal);
    await expect.poll(connections).toBe(1);
    stop.abort();
    expect(await sent).toEqual({ kind: 'stopped', result: 'the service stopped meanwhile' });
  });
});

describe('the certificate of a receiver', () => {
  const usual = tls.getCACertificates('default');
  afterAll(() => {
    tls.setDefaultCACertificates(usual);
  });

  it('must be trusted and match the host name of the URL', async () => {
    const { key, cert } = await makeCertificate('receiver.example');
    const { port } = await listening(createSecureServer({ key, cert }, (_, reply) => reply.end()));
    const outcome = async (host: string) => (await sendTo(`https://${host}:${port}`)).result;

    expect(await outcome('receiver.example')).toBe('its certificate is not trusted here');
    tls.setDefaultCACertificates([...usual, cert]);
    expect(await outcome('receiver.example')).toBe('answered 200');
    expect(await outcome('another.example')).toBe('its certificate is for another name');
    expect(await outcome('127.0.0.1')).toBe('its certificate is for another name');
  });

  it('is required for an https URL', async () => {
    const { port } = await answering((_, reply) => reply.end());
    expect(await sendTo(`https://receiver.example:${port}`)).toEqual({
      kind: 'failed',
      result: 'no TLS connection could be made',
    });
  });
});
