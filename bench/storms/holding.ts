import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a slow client begins; what follows is a byte a second, of headers without end or a body that is never complete. */
const begun = [
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n',
];

/**
 * Holds one connection until the time is over, another one whenever it was closed: idle, or with a byte a second. Says how
 * often it was closed.
 */
export async function holdSocket(
  port: number,
  index: number,
  isIdle: boolean,
  until: number,
): Promise<number> {
  let closed = 0;
  while (performance.now() < until) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    const ended = new Promise<'closed'>((resolve) => {
      socket.once('close', () => {
        resolve('closed');
      });
    });
    if (!isIdle) socket.write(begun[index % begun.length] ?? '');
    const drip = setInterval(() => {
      if (!isIdle) socket.write('x');
    }, 1000);
    const rest = Math.max(1, until - performance.now());
    if ((await Promise.race([ended, sleep(rest)])) === 'closed') closed += 1;
    clearInterval(drip);
    socket.destroy();
  }
  return closed;
}
