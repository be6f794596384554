import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import type { Received } from './webhook-receiver.ts';
import { atEndOfFile } from './end-of-file.ts';

const running = new Set<Server>();
atEndOfFile(() => {
  for (const server of running) server.closeAllConnections();
  for (const server of running) server.close();
  running.clear();
});

/** How the receiver behaves: it answers 204 after a moment, or never. */
type Manner = 'answers' | 'says nothing';

/** A webhook receiver that is down until it is started, and may be silent. */
export async function createUnsteadyReceiver() {
  const port = await freePort();
  const received: Received[] = [];
  /** Number of open requests by message id. */
  const open = new Map<string, number>();
  let simultaneous = 0;
  let manner: Manner = 'answers';

  const server = createServer((request, reply) => {
    const id = String(request.headers['webhook-id']);
    const count = (open.get(id) ?? 0) + 1;
    open.set(id, count);
    if (count > 1) simultaneous += 1;
    reply.once('close', () => open.set(id, (open.get(id) ?? 1) - 1));
    text(request).then(
      (body) => {
        received.push({ headers: request.headers as Received['headers'], body });
        answer(reply);
      },
      () => undefined,
    );
  });
  function answer(reply: ServerResponse): void {
    // The delay is long enough for two senders of the same message to overlap.
    if (manner === 'answers') setTimeout(() => reply.writeHead(204).end(), 20);
  }

  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Number of messages that arrived while already being received. */
    simultaneous: () => simultaneous,
    behave: (next: Manner) => {
      manner = next;
    },
    async start(): Promise<void> {
      running.add(server.listen(port, '127.0.0.1'));
      await once(server, 'listening');
    },
  };
}

export const webhookId = ({ headers }: Received): string => headers['webhook-id'] ?? '';
