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

/** A receiver of webhooks on this machine: what it got, and how it answers from now on. */
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

/** What a message says, as the public package for receivers verifies it; it throws where the signature is wrong. */
export const verified = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers);
