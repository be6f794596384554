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

/** The enquiries that were sent to a service, and their answers. */
export interface Ledger {
  sent: number;
  readonly acknowledged: Map<string, Contact>;
  /** Answers other than 200. */
  readonly refused: LoadAnswer[];
  /** Errors of requests without an answer. */
  readonly broken: unknown[];
}

export const emptyLedger = (): Ledger => ({ sent: 0, acknowledged: new Map(), refused: [], broken: [] });

/**
 * Clients that send one enquiry after the other, each on its own connection, until one is not answered or all are
 * stopped.
 */
export function keepSubmitting(ledger: Ledger, url: string, clients = 16) {
  let stopped = false;
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!stopped) {
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
      stopped = true;
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

/** Whether the connection failed, so the request was not sent. */
export function wasNotSent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).syscall === 'connect';
}

/** Compares the store with what was acknowledged. */
export async function compareWithStore(ledger: Ledger, env: Environment) {
  const stored = await exported(env);
  const requests = new Map(stored.map(({ id, request }) => [id, JSON.stringify(request)]));
  const lost = [...ledger.acknowledged].filter(([id, body]) => requests.get(id) !== JSON.stringify(body));
  const senders = new Set(stored.map(({ request }) => request.customer.email));
  return { stored: stored.length, lost: lost.length, twice: stored.length - senders.size };
}
