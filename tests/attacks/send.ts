import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/** A request to send; `bytes` are sent raw, instead of the rest. */
export interface Attack {
  readonly kind: string;
  /** A name for requests that method and path do not describe. */
  readonly name?: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly bytes?: string;
}

export interface Answered {
  /** For raw bytes the highest of all statuses, or 0 without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const timeoutMs = 20_000;

/** A client with one keep-alive connection. */
export function createSender(base: string) {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const once = ({ method, path, headers, body }: Attack): Promise<Answered> =>
    new Promise((resolve, reject) => {
      // Without a length, Node omits the framing for some methods, and the body would be read as the next request.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: timeoutMs },
        (answer) => {
          const chunks: Buffer[] = [];
          const done = () => {
            const { statusCode = 0, headers: replyHeaders } = answer;
            resolve({ status: statusCode, headers: replyHeaders, body: Buffer.concat(chunks).toString() });
          };
          answer.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            // Streams are closed after the first chunk.
            if (answer.headers['content-type']?.startsWith('text/event-stream') && method !== 'POST') {
              done();
              answer.destroy();
            }
          });
          answer.once('end', done).once('error', reject);
        },
      );
      sent.once('error', reject).once('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.end(body);
    });
  return {
    async send(attack: Attack): Promise<Answered> {
      if (attack.bytes !== undefined) return sendBytes(Number(port), hostname, attack.bytes);
      try {
        return await once(attack);
      } catch (error) {
        // The server may close a keep-alive connection just as it is reused.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
        return once(attack);
      }
    },
    close: () => {
      agent.destroy();
    },
  };
}

function sendBytes(port: number, host: string, bytes: string): Promise<Answered> {
  return new Promise((resolve) => {
    const socket = connect(port, host).setEncoding('latin1');
    let body = '';
    const late = setTimeout(() => socket.destroy(), 1000);
    socket.on('data', (chunk: string) => (body += chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(late);
      const statuses = [...body.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ status: Math.max(0, ...statuses), headers: {}, body });
    });
    socket.end(bytes, 'latin1');
  });
}
