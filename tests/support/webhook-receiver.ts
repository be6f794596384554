import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { atEndOfFile } from './end-of-file.ts';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const closing: (() => void)[] = [];
atEndOfFile(() => {
  for (const close of closing.splice(0)) close();
});

/** A local webhook receiver that records messages and answers with a given status. */
export async function startReceiver() {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers as Received['headers'], body });
      reply.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next: number) => {
      status = next;
    },
  };
}

/** The content of a message, verified with the public package for receivers; throws on a wrong signature. */
export const verified = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers);
