import { Agent, request } from 'node:http';

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** All of a request, as it is sent. */
export function requestText({ method = 'GET', path, headers = {}, body = '' }: Asked, port: number): string {
  const length = method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, ...length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`;
}

/** One connection of one client, which is kept; resolves with the status once all of the answer has arrived. */
export function createAsking(port: number, client: string, key?: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return ({ method = 'GET', path, headers = {}, body }: Asked): Promise<number> =>
    new Promise((resolve, reject) => {
      const own = { 'x-forwarded-for': client, ...(key !== undefined && { 'x-api-key': key }) };
      request({ agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...own } })
        .once('error', reject)
        .once('response', (answer) => {
          answer
            .once('error', reject)
            .once('end', () => {
              resolve(answer.statusCode ?? 0);
            })
            .resume();
        })
        .end(body);
    });
}
