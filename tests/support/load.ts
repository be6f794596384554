import { type Answer, type Contact, contact, exported, submit } from './enquiries.ts';
import type { Environment } from './child.ts';

/** What was sent to a service, and what came of it. */
export interface Ledger {
  sent: number;
  readonly acknowledged: Map<string, Contact>;
  /** Answers that were no 200. */
  readonly refused: Answer[];
  /** Why requests got no answer. */
  readonly broken: unknown[];
}

export const emptyLedger = (): Ledger => ({ sent: 0, acknowledged: new Map(), refused: [], broken: [] });

/** Clients that send one enquiry after the other, each until it gets no answer, or all until they are told to stop. */
export function keepSubmitting(ledger: Ledger, url: string, clients = 16) {
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const body = contact((ledger.sent += 1));
      const answer = await submit(url, body).catch((error: unknown) => {
        ledger.broken.push(error);
        return null;
      });
      if (!answer) return;
      if (answer.status === 200) ledger.acknowledged.set(String(answer.body['id']), body);
      else ledger.refused.push(answer);
    }
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

/** Whether a request got no answer because nobody listened any more: it was not sent at all. */
export function wasNotSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return cause?.code === 'ECONNREFUSED';
}

/** What is in the store, held against what was acknowledged. */
export async function compareWithStore(ledger: Ledger, env: Environment) {
  const stored = await exported(env);
  const requests = new Map(stored.map(({ id, request }) => [id, JSON.stringify(request)]));
  const lost = [...ledger.acknowledged].filter(([id, body]) => requests.get(id) !== JSON.stringify(body));
  const senders = new Set(stored.map(({ request }) => request.customer.email));
  return { stored: stored.length, lost: lost.length, twice: stored.length - senders.size };
}
