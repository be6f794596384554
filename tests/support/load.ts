import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Contact, contact, exported } from './enquiries.ts';
import type { Environment } from './child.ts';

interface LoadAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What was sent to a service, and what came of it. */
export interface Ledger {
  sent: number;
  readonly acknowledged: Map<string, Contact>;
  /** Answers that were no 200. */
  readonly refused: LoadAnswer[];
  /** Why requests got no answer. */
  readonly broken: unknown[];
}

export const emptyLedger = (): Ledger => ({ sent: 0, acknowledged: new Map(), refused: [], broken: [] });

/**
 * Clients that send one enquiry after the other, each on a connection of its own: until it gets no answer, or until all are
 * told to stop.
 */
export function keepSubmitting(ledger: Ledger, url: string, clients = 16) {
  let isOver = false;
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      const body = contact((ledger.sent += 1));
      const answer = await post(`${url}/api/contact`, body, agent).catch((error: unknown) => {
        ledger.broken.push(error);
        return null;
      });
      if (!answer) break;
      if (answer.status === 200) ledger.acknowledged.set(String(answer.body['id']), body);
      else ledger.refused.push(answer);
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: clients }, client));
  return {
    ended,
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
}

async function post(url: string, body: unknown, agent: Agent): Promise<LoadAnswer> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const sent = request(url, { method: 'POST', agent, headers, signal: AbortSignal.timeout(25_000) });
  sent.end(text);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    body: (await json(response)) as Record<string, unknown>,
  };
}

/** Whether a request got no answer because no connection was made: it was not sent at all. */
export function wasNotSent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).syscall === 'connect';
}

/** What is in the store, held against what was acknowledged. */
export async function compareWithStore(ledger: Ledger, env: Environment) {
  const stored = await exported(env);
  const requests = new Map(stored.map(({ id, request }) => [id, JSON.stringify(request)]));
  const lost = [...ledger.acknowledged].filter(([id, body]) => requests.get(id) !== JSON.stringify(body));
  const senders = new Set(stored.map(({ request }) => request.customer.email));
  return { stored: stored.length, lost: lost.length, twice: stored.length - senders.size };
}
