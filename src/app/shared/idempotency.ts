import { hash } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** What makes a request the retry of an earlier one: hashes, because keys may be long and are nobody else's business. */
export interface RetryIdentity {
  /** The caller's key. */
  readonly scope: string;
  /** What the key was first used for. */
  readonly bodyHash: string;
}

interface Retriable {
  /** The endpoint, or the collection it writes to. */
  readonly target: string;
  readonly request: { readonly idempotencyKey?: string };
  readonly caller: { readonly id: string };
  readonly idempotencyKey: string | null;
}

/** The key belongs to one caller; what it stands for is the endpoint and the body it was first used with. */
export function retryIdentity({ target, request, caller, idempotencyKey }: Retriable): RetryIdentity | null {
  if (idempotencyKey === null) return null;
  const { idempotencyKey: sentAlong, ...body } = request;
  return {
    scope: sha256(`${caller.id}\n${idempotencyKey}`),
    bodyHash: sha256(`${target}\n${JSON.stringify(body)}`),
  };
}

/** The key of callers that cannot set a header. */
export function keyInBody(body: unknown): string | null {
  const hasKey = typeof body === 'object' && body !== null && 'idempotencyKey' in body;
  return hasKey && typeof body.idempotencyKey === 'string' ? body.idempotencyKey : null;
}

/** Refuses a second request with a key while the first is being worked on here; `running` holds their scopes. */
export async function once<Result>(
  running: Set<string>,
  scope: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (scope === undefined) return work();
  if (running.has(scope)) {
    throw new Refusal('request_in_progress', 'A request with this idempotency key is still being worked on.');
  }
  running.add(scope);
  try {
    return await work();
  } finally {
    running.delete(scope);
  }
}

export function keyReused(): Refusal {
  return new Refusal('idempotency_key_reused', 'This idempotency key was used before with another request.');
}

export function sha256(text: string): string {
  return hash('sha256', text);
}
