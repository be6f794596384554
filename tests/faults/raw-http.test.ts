import { describe, expect, it } from 'vitest';
import { contact, exported, statusOf } from '../support/enquiries.ts';
import { type Program, startProgram } from '../support/program.ts';
import { exchange, openSocket, statuses } from '../support/raw-socket.ts';

let started: Promise<Program> | undefined;
/** All tests share a program, so that each also shows that it survived the tests before. */
const program = () =>
  (started ??= startProgram({
    env: { RATE_LIMIT_ANONYMOUS: 'off', PUBLIC_URL: 'https://doors.example.ie' },
  }));

const body = JSON.stringify(contact(1));
const length = Buffer.byteLength(body);
const post = 'POST /api/contact HTTP/1.1\r\nHost: lintel\r\nContent-Type: application/json\r\n';

/** Requests after which the connection is closed, each with the status and code of its only answer. */
const refused: [string, string, number, string][] = [
  [
    'both lengths (smuggling)',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    400,
    'malformed_http',
  ],
  [
    'both lengths in the other order',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    400,
    'malformed_http',
  ],
  [
    'two different lengths',
    `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
    400,
    'malformed_http',
  ],
  ['a negative length', `${post}Content-Length: -1\r\n\r\n`, 400, 'malformed_http'],
  [
    'an unknown transfer encoding',
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    400,
    'malformed_http',
  ],
  ['an invalid chunk size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'malformed_http'],
  [
    'a header folded over lines',
    'GET /healthz HTTP/1.1\r\nHost: lintel\r\nX-A: b\r\n c\r\n\r\n',
    400,
    'malformed_http',
  ],
  ['a space before the colon', 'GET /healthz HTTP/1.1\r\nHost : lintel\r\n\r\n', 400, 'malformed_http'],
  ['a NUL in a header', 'GET /healthz HTTP/1.1\r\nHost: lin\0tel\r\n\r\n', 400, 'malformed_http'],
  ['an invalid request line', 'HELLO\r\n\r\n', 400, 'malformed_http'],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01', 400, 'malformed_http'],
  ['an unknown method', 'BREW /healthz HTTP/1.1\r\nHost: lintel\r\n\r\n', 400, 'malformed_http'],
  [
    'headers of 20 KB',
    `GET /healthz HTTP/1.1\r\nHost: lintel\r\nX-Bomb: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'a path of 20 KB',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: lintel\r\n\r\n`,
    431,
    'headers_too_large',
  ],
];

const details: Readonly<Record<string, string>> = {
  malformed_http: 'The request is not valid HTTP.',
  headers_too_large: 'The request headers are larger than 16 KB.',
};

const twoHosts = 'The request has more than one Host header.';
const noHost = 'The Host header is not a host name or an address.';

describe('raw HTTP', () => {
  it.each(refused)('a request with %s is refused', async (_, request, status, code) => {
    const { url } = await program();
    const received = await exchange(url, request);
    expect(statuses(received)).toEqual([status]);
    expect(received).toMatch(/^content-type: application\/problem\+json/im);
    expect(received).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(received).toMatch(/^strict-transport-security: max-age=/im);
    const [, text = ''] = received.split('\r\n\r\n');
    expect(/^content-length: (\d+)\r$/im.exec(received)?.[1]).toBe(String(Buffer.byteLength(text)));
    const { requestId, ...problem } = JSON.parse(text) as Record<string, unknown>;
    expect(problem).toMatchObject({ status, code, detail: details[code] });
    expect(received).toMatch(/^connection: close\r$/im);
    expect(received).toMatch(/^cache-control: no-store\r$/im);
    expect(/^x-request-id: (\S+)\r$/im.exec(received)?.[1]).toBe(requestId);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
  });

  it.each([
    ['bad percent-encoding in the path', 'GET /%E0%A4%A HTTP/1.1', 400],
    ['bad percent-encoding in the query', 'GET /healthz?a=%E0%A4%A HTTP/1.1', 200],
    ['an absolute URL as its path', 'GET http://elsewhere.example/healthz HTTP/1.1', 200],
    ['a path traversal', 'GET /../../etc/passwd HTTP/1.1', 404],
    ['a path traversal in a file name', 'GET /assets/.. HTTP/1.1', 404],
    ['an encoded path traversal in a file name', 'GET /assets/%2e%2e HTTP/1.1', 404],
    ['a file name with a NUL', 'GET /assets/%00 HTTP/1.1', 404],
    ['a known but unsupported method', 'PROPFIND /healthz HTTP/1.1', 405],
    ['the method TRACE', 'TRACE /healthz HTTP/1.1', 405],
  ])('a request with %s is answered', async (_, line, status) => {
    const { url } = await program();
    const received = await exchange(url, `${line}\r\nHost: lintel\r\nConnection: close\r\n\r\n`);
    expect(statuses(received)).toEqual([status]);
    if (status >= 400) expect(received).toMatch(/^content-type: application\/problem\+json/im);
  });

  it('CONNECT closes the connection, and the service continues', async () => {
    const { url } = await program();
    const received = await exchange(url, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: lintel\r\n\r\n');
    expect(statuses(received)).toEqual([]);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
  });

  it.each([
    ['two Hosts', 'Host: lintel\r\nHost: elsewhere.example', twoHosts],
    ['the same Host twice', 'Host: lintel\r\nhost: lintel', twoHosts],
    ['no Host', 'X-Other: lintel', 'The request has no Host header.'],
    ['an empty Host', 'Host: ', noHost],
    ['a Host with a path', 'Host: lintel/x', noHost],
    ['a Host with a user', 'Host: me@lintel', noHost],
    ['a Host with a space', 'Host: lin tel', noHost],
    ['a Host with an invalid port', 'Host: lintel:http', noHost],
    ['a Host with a port that is too long', 'Host: lintel:123456', noHost],
    ['a Host with an incomplete address', 'Host: [::1', noHost],
  ])('a request with %s is refused', async (_, host, detail) => {
    const { url } = await program();
    const received = await exchange(url, `GET /healthz HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
    expect(statuses(received)).toEqual([400]);
    expect(received).toContain('"code":"malformed_http"');
    expect(received).toContain(`"detail":"${detail}"`);
  });

  it.each(['lintel:', 'LINTEL.example:65535', '[::1]', '[2001:db8::1]:3000', '192.0.2.1:80', 'a_b.example'])(
    'a request with the Host %s is answered',
    async (host) => {
      const { url } = await program();
      const asked = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(statuses(await exchange(url, asked))).toEqual([200]);
    },
  );

  it('a request with 1,500 headers is answered with 200 or 431', async () => {
    const { url } = await program();
    const headers = Array.from({ length: 1500 }, (_, i) => `a${i}: 1\r\n`).join('');
    const received = await exchange(
      url,
      `GET /healthz HTTP/1.1\r\nHost: lintel\r\nConnection: close\r\n${headers}\r\n`,
    );
    expect([200, 431]).toContain(statuses(received)[0]);
  });

  it('a HEAD request with too large headers is refused with 431 and without a body', async () => {
    const { url } = await program();
    const asked = `HEAD /healthz HTTP/1.1\r\nHost: lintel\r\nX-Bomb: ${'x'.repeat(20_000)}\r\n\r\n`;
    const received = await exchange(url, asked);
    expect(statuses(received)).toEqual([431]);
    expect(received).toMatch(/Content-Length: [1-9]/u);
    expect(received.endsWith('\r\n\r\n')).toBe(true);
  });

  const [problemType, pageType] = ['application/problem+json', 'text/html; charset=utf-8'];

  it.each([
    ['an operation', `POST /api/contact HTTP/1.1\r\nContent-Length: ${length}`, body, problemType],
    ['a page', 'GET / HTTP/1.1', '', pageType],
    ['any other URL', 'GET /healthz HTTP/1.1', '', problemType],
  ])('an unknown Expect header for %s is refused with 417, and logged', async (_, head, content, type) => {
    const running = await program();
    const fields = 'Host: lintel\r\nExpect: x\r\nConnection: close';
    const received = await exchange(running.url, `${head}\r\n${fields}\r\n\r\n${content}`);
    expect(statuses(received)).toEqual([417]);
    expect(received.toLowerCase()).toContain(`\r\ncontent-type: ${type}\r\n`);
    expect(received).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(received).toMatch(/^strict-transport-security: max-age=/im);
    expect(received).toMatch(/^cache-control: no-store\r$/im);
    const requestId = /^x-request-id: (\S+)\r$/im.exec(received)?.[1] ?? '';
    if (type === problemType)
      expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        ...{ status: 417, code: 'expectation_failed', requestId },
      });
    const logged = () =>
      running
        .logs()
        .split('\n')
        .filter((line) => line.includes(`"${requestId}"`));
    await expect
      .poll(() => logged().map((line) => JSON.parse(line) as unknown))
      .toMatchObject([{ status: 417, msg: 'answered' }]);
  });

  it('a request to upgrade the connection is answered as HTTP/1.1', async () => {
    const { url } = await program();
    const received = await exchange(
      url,
      'GET /healthz HTTP/1.1\r\nHost: lintel\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(statuses(received)).toEqual([200]);
  });
});

it('pipelined requests are answered in order', async () => {
  const { url } = await program();
  const submission = `${post}Content-Length: ${length}\r\n\r\n${body}`;
  const last = 'GET /nowhere HTTP/1.1\r\nHost: lintel\r\nConnection: close\r\n\r\n';
  expect(statuses(await exchange(url, submission + submission + last))).toEqual([200, 409, 404]);
});

it('a request followed by garbage is answered, and the garbage with 400', async () => {
  const { url, dataDir } = await program();
  const other = JSON.stringify(contact(77));
  const first = `${post}Content-Length: ${Buffer.byteLength(other)}\r\n\r\n${other}`;
  const received = await exchange(url, `${first}rubbish\r\n\r\n`);
  expect(statuses(received)).toEqual([200, 400]);
  expect(received).toContain('"success":true');
  expect(received).toContain('"code":"malformed_http"');
  expect((await exported({ DATA_DIR: dataDir })).map(({ request }) => request)).toContainEqual(contact(77));
});

it('a request of HTTP/1.0 is answered, and the connection closed', async () => {
  const { url } = await program();
  expect(statuses(await exchange(url, 'GET /healthz HTTP/1.0\r\n\r\n'))).toEqual([200]);
});

it('a body sent after 100 Continue is read', async () => {
  const { url } = await program();
  const raw = await openSocket(url);
  raw.send(`${post}Connection: close\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`);
  await expect.poll(() => statuses(raw.received())).toEqual([100]);
  raw.send(body);
  expect(statuses(await raw.closed)).toEqual([100, 409]);
});
