import { type Socket, connect } from 'node:net';
import { type Asked, requestText } from '../support/asking.ts';

export interface RawClient {
  /** Sends the next request, after the previous response. `tell` gets the status, or 0 on a failure. */
  readonly ask: (asked: Asked, tell: (status: number) => void) => void;
  readonly close: () => void;
}

/** A minimal client on one connection, which uses little CPU time itself. Responses must have a Content-Length. */
export function createRawClient(port: number): RawClient {
  let socket: Socket | undefined;
  let tell: ((status: number) => void) | undefined;
  let received: Buffer = Buffer.alloc(0);

  function finish(status: number): void {
    const told = tell;
    tell = undefined;
    received = Buffer.alloc(0);
    told?.(status);
  }

  function take(bytes: Buffer): void {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (received.length >= end + 4 + length) finish(Number(head.slice(9, 12)));
  }

  function lose(): void {
    socket = undefined;
    finish(0);
  }

  return {
    ask(asked, told) {
      tell = told;
      socket ??= connect(port, '127.0.0.1').setNoDelay().on('data', take).on('close', lose).on('error', lose);
      socket.write(requestText(asked, port));
    },
    close() {
      tell = undefined;
      socket?.destroy();
    },
  };
}
