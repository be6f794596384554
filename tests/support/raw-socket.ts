import { type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';

/** A connection with full control over the bytes. */
export interface RawSocket {
  readonly socket: Socket;
  readonly send: (text: string) => void;
  /** Sends one byte per second, until all are sent or the connection is closed. */
  readonly trickle: (text: string) => void;
  readonly received: () => string;
  /** Resolves with everything received when the server closes the connection. */
  closed: Promise<string>;
}

export async function openSocket(base: string): Promise<RawSocket> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      resolve(received);
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    send: (text) => void socket.write(text),
    trickle: (text) => void trickle(socket, text),
    received: () => received,
    closed,
  };
}

/** Sends a raw request; resolves with everything received when the server closes the connection. */
export async function exchange(base: string, text: string): Promise<string> {
  const raw = await openSocket(base);
  raw.send(text);
  return raw.closed;
}

/** The head of a submission, for a body that is sent separately. */
export const headFor = (path: string, body: string, more = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: lintel\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;

/**
 * Opens a connection for each body and sends the bodies after the server has read every head, so that all requests
 * are in flight. `sending` is called just before the bodies are sent.
 */
export async function sendHeard(
  base: string,
  path: string,
  bodies: readonly string[],
  sending: () => void = () => undefined,
): Promise<RawSocket[]> {
  const clients = await Promise.all(bodies.map(() => openSocket(base)));
  for (const [i, client] of clients.entries())
    client.send(headFor(path, bodies[i] ?? '', 'Expect: 100-continue\r\n'));
  for (const client of clients) await expect.poll(() => statuses(client.received())).toEqual([100]);
  sending();
  for (const [i, client] of clients.entries()) client.send(bodies[i] ?? '');
  await fetch(`${base}/healthz`);
  return clients;
}

/** The status codes in the received text. */
export function statuses(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

async function trickle(socket: Socket, text: string): Promise<void> {
  for (const byte of text) {
    if (socket.destroyed) return;
    socket.write(byte);
    await sleep(1000);
  }
}
