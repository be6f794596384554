import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';

/** The host name in the files of deploy/. */
export const siteName = 'doors.example.ie';

/** A proxy on this machine for `siteName`. */
export interface Proxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The certificate authority that clients of the proxy trust. */
  readonly ca: string;
  /** The log line for a stopped node, if the proxy detects it only after a delay. */
  readonly noticed?: string;
  /** The log of the proxy so far. */
  log(): string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The loopback address to call from; the service counts each as a separate client. */
  readonly from?: string;
  readonly scheme?: 'http' | 'https';
}

export interface Answered {
  readonly status: number;
  /** The headers of the response in order, with duplicates. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

export async function askThrough(proxy: Proxy, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1', scheme = 'https' } = asked;
  const options = {
    host: '127.0.0.1',
    localAddress: from,
    path,
    method,
    agent: false,
    headers: { host: siteName, ...headers, ...(body !== undefined && jsonHeaders(body)) },
    signal: AbortSignal.timeout(25_000),
  };
  const sent =
    scheme === 'http'
      ? plainRequest({ ...options, port: proxy.httpPort })
      : secureRequest({ ...options, port: proxy.httpsPort, servername: siteName, ca: proxy.ca });
  return new Promise((resolve, reject) => {
    sent.once('error', reject).once('response', (response) => {
      const { statusCode = 0, rawHeaders } = response;
      const headersSeen = rawHeaders.flatMap((name, i) =>
        i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1] ?? ''] as const] : [],
      );
      buffer(response).then((bytes) => {
        resolve({ status: statusCode, headers: headersSeen, text: bytes.toString() });
      }, reject);
    });
    sent.end(body);
  });
}

const jsonHeaders = (body: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
});

/** The ALPN protocol the proxy negotiates. */
export async function protocolOf({ httpsPort, ca }: Proxy): Promise<string | false | null> {
  const socket = connect({
    port: httpsPort,
    host: '127.0.0.1',
    servername: siteName,
    ca,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('secureConnect', resolve).once('error', reject);
  });
  socket.destroy();
  return socket.alpnProtocol;
}

/** Waits until the port accepts connections, while `stillRuns`. */
export async function untilListening(port: number, stillRuns: () => boolean): Promise<void> {
  while (stillRuns()) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connectPlain(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => {
        resolve(false);
      });
    });
    if (isOpen) return;
    await wait(20);
  }
  throw new Error('It ended before it listened');
}
