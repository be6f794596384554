import { once } from 'node:events';
import { type IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Draw, createDraw } from '../../../tests/attacks/draw.ts';
import { createPlainReader } from './plain-request.ts';

const get = 'GET /api/internal-doors/products HTTP/1.1\r\nHost: lintel\r\n\r\n';
const post =
  'POST /api/contact HTTP/1.1\r\nhost: doors.example.ie:8080\r\nContent-Type: application/json\r\ncontent-length: 4\r\n\r\n{"a"';

const letters = (text: string) => Buffer.from(text, 'latin1');
const read = (text: string) => createPlainReader()(letters(text));

describe('a plain request', () => {
  it('is read with its headers in small letters', () => {
    expect(read(post)).toEqual({
      ...{ method: 'POST', url: '/api/contact', body: Buffer.from('{"a"') },
      headers: { host: 'doors.example.ie:8080', 'content-type': 'application/json', 'content-length': '4' },
    });
    expect(read(get)).toMatchObject({ method: 'GET', headers: { host: 'lintel' } });
  });

  it('may have spaces around the values of its headers, and empty ones', () => {
    const text = get.replace('\r\n\r\n', '\r\nX-A: \t a b \t\r\nX-B:\r\nX-C:  \r\n\r\n');
    expect(read(text)?.headers).toMatchObject({ 'x-a': 'a b', 'x-b': '', 'x-c': '' });
  });

  it.each([
    ['that has not come whole', get.slice(0, -1)],
    ['with a body that has not', post.slice(0, -1)],
    ['with another behind it', get + get],
    ['with a body that is longer than it says', `${post}x`],
    ['of another method', get.replace('GET', 'HEAD')],
    ['of another version', get.replace('1.1', '1.0')],
    ['for a whole address', get.replace('/api', 'http://lintel/api')],
    ['without a host', get.replace('Host: lintel', 'Accept: */*')],
    ['with a host that is none', get.replace('Host: lintel', 'Host: a b')],
    ['with two hosts', get.replace('\r\n\r\n', '\r\nhost: other\r\n\r\n')],
    ['with a header that comes twice', get.replace('\r\n\r\n', '\r\nA: 1\r\na: 2\r\n\r\n')],
    ['with a header every object has', get.replace('\r\n\r\n', '\r\n__proto__: 1\r\n\r\n')],
    ['with a folded line', get.replace('\r\n\r\n', '\r\nA: 1\r\n 2\r\n\r\n')],
    ['with a space before the colon', get.replace('Host:', 'Host :')],
    ['with a line that ends in one sign', get.replace('lintel\r\n\r\n', 'lintel\nA: b\r\n\r\n')],
    ['with a letter beyond ASCII', get.replace('lintel', 'lintel\r\nA: \xe9')],
    ['with a NUL', get.replace('lintel', 'lintel\r\nA: \0')],
    ['that comes in pieces', post.replace('content-length: 4', 'transfer-encoding: chunked')],
    ['that says both', post.replace('content-length', 'Transfer-Encoding: chunked\r\ncontent-length')],
    ['that asks first', post.replace('content-length', 'Expect: 100-continue\r\ncontent-length')],
    ['for another protocol', get.replace('\r\n\r\n', '\r\nUpgrade: websocket\r\n\r\n')],
    ['that is the last', get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')],
    ['without a length', post.replace('content-length: 4\r\n', '')],
    ['with a length in other words', post.replace('length: 4', 'length: +4')],
    ['with a length with a zero before it', post.replace('length: 4', 'length: 04')],
    ['to get something, with a body', get.replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\n{}')],
    ['with headers of 5 KB', get.replace('lintel', `lintel\r\nA: ${'a'.repeat(5000)}`)],
    ['of nothing', ''],
  ])('is not one %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a request like the last one of its connection', () => {
  const withLength = (length: string, body: string) =>
    letters(post.replace('length: 4', `length: ${length}`).replace('{"a"', body));

  it('has the length and the body of its own', () => {
    const again = createPlainReader();
    for (const body of ['{"a"', '', '{"b":1}', 'x'.repeat(1000)])
      expect(again(withLength(String(body.length), body))).toMatchObject({
        headers: { 'content-length': String(body.length), 'content-type': 'application/json' },
        body: letters(body),
      });
    expect(again(letters(get))).toMatchObject({ method: 'GET', headers: { host: 'lintel' } });
    expect(again(letters(get))).toEqual(read(get));
  });

  it.each(['5', '04', '+4', '4 4', '', '4\r\nX-A: b\r\nContent-Length: 4', '0x4', '40000000'])(
    'is read as if it were the first with a length of %j',
    (length) => {
      const again = createPlainReader();
      again(letters(post));
      expect(again(withLength(length, '{"a"'))).toEqual(createPlainReader()(withLength(length, '{"a"')));
      expect(again(withLength(length, '{"a"'))).toBeNull();
    },
  );

  it('has headers of its own, which can be changed', () => {
    const again = createPlainReader();
    for (let i = 0; i < 2; i += 1) {
      const headers = again(letters(get))?.headers as Record<string, string>;
      expect(headers).toEqual({ host: 'lintel' });
      headers['host'] = 'other';
    }
  });
});

describe('what is read here', () => {
  const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];
  let refused = 0;
  const server = new Server({ requireHostHeader: false }, (request, response) => {
    void buffer(request).then((body) => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.end();
    });
  }).on('clientError', (_, socket) => {
    refused += 1;
    socket.destroy();
  });

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.close();
  });

  async function sendToNode(bytes: Buffer): Promise<void> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    socket.end(bytes);
    socket.resume();
    await once(socket, 'close');
  }

  /** Signs that decide how HTTP is read, and some that do not. */
  const signs = [
    '\r',
    '\n',
    '\r\n',
    ':',
    ' ',
    '\t',
    ',',
    ';',
    '"',
    '\0',
    '\x7f',
    '\xff',
    '0',
    '4',
    'a',
    '\r\n\r\n',
  ];
  const lines = [
    ...['Content-Length: 4', 'Content-Length:4 ', 'content-length: 0', 'Transfer-Encoding: chunked'],
    ...['Connection: keep-alive', 'Connection: Keep-Alive, X', 'Host: other', 'X-A: b', 'Cookie: a=1; b=2'],
  ];

  /** One of the above with some of it changed. */
  function changed(draw: Draw): Buffer {
    let text = draw.pick([get, post]);
    for (let changes = draw.below(3) + 1; changes > 0; changes -= 1) {
      const [at, sign] = [draw.below(text.length), draw.pick(signs)];
      text = draw.pick([
        text.slice(0, at) + sign + text.slice(at),
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + sign + text.slice(at + 1),
        text.replace('\r\n\r\n', `\r\n${draw.pick(lines)}\r\n\r\n`),
      ]);
    }
    return Buffer.from(text, 'latin1');
  }

  it('is read by Node in the same way, as one request and no more', async () => {
    const seed = Math.floor(Math.random() * 1e9);
    const again = createPlainReader();
    let plain = 0;
    for (let i = 0; i < 1000; i += 1) {
      const bytes = changed(createDraw(seed, i));
      const request = createPlainReader()(bytes);
      // Behind one that it may be like, and behind itself.
      again(letters(post));
      for (let times = 0; times < 2; times += 1)
        expect(again(bytes), `seed ${seed}, number ${i}`).toEqual(request);
      if (!request) continue;
      plain += 1;
      await sendToNode(bytes);
      const told = `seed ${seed}: ${JSON.stringify(bytes.toString('latin1'))}`;
      expect(seen.splice(0), told).toEqual([request]);
      expect(refused, told).toBe(0);
    }
    expect(plain).toBeGreaterThan(100);
  });
});
