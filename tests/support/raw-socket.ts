import { type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection on which every byte is the test's own. */
export interface RawSocket {
  readonly socket: Socket;
  send(text: string): void;
  /** One byte of it a second, until all are sent or the connection is gone. */
  trickle(text: string): void;
  received(): string;
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
