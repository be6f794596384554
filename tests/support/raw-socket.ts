import { type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';

/** A connection on which every byte is the test's own. */
export interface RawSocket {
  readonly socket: Socket;
  readonly send: (text: string) => void;
  /** One byte of it a second, until all are sent or the connection is gone. */
  readonly trickle: (text: string) => void;
  readonly received: () => string;
  /** Resolves with all that was received when the server closes the connection. */
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

/** Sends a request as it stands and resolves with what came back when the server closed the connection. */
export async function exchange(base: string, text: string): Promise<string> {
  const raw = await openSocket(base);
  raw.send(text);
  return raw.closed;
}

/** The head of a submission, for a body that is sent by itself. */
export const headFor = (path: string, body: string, more = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: lintel\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;

/**
 * Opens a connection for each body and sends them once the server has heard every head, so that all are in its hands: it
 * answers whoever asks afterwards after it has read them. `sending` is told just before the bodies are sent.
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

/** The status lines in what was received. */
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
