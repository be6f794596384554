import { hash } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** Identifies a retry by hashes, because idempotency keys may be long and contain private data. */
export interface RetryIdentity {
  /** Hash of caller and key. */
  readonly scope: string;
  /** Hash of the body of the first request with the key. */
  readonly bodyHash: string;
}

interface Retriable {
  /** The endpoint, or the collection to which it writes. */
  readonly target: string;
  readonly request: { readonly idempotencyKey?: string };
  readonly caller: { readonly id: string };
  readonly idempotencyKey: string | null;
}

/** The identity of a request with an idempotency key. A key is valid for one caller, endpoint and body. */
export function retryIdentity({ target, request, caller, idempotencyKey }: Retriable): RetryIdentity | null {
  if (idempotencyKey === null) return null;
  const { idempotencyKey: sentAlong, ...body } = request;
  return {
    scope: sha256(`${caller.id}\n${idempotencyKey}`),
    bodyHash: sha256(`${target}\n${JSON.stringify(body)}`),
  };
}

/** The idempotency key of a body, for callers that cannot set a header. */
export function keyInBody(body: unknown): string | null {
  const hasKey = typeof body === 'object' && body !== null && 'idempotencyKey' in body;
  return hasKey && typeof body.idempotencyKey === 'string' ? body.idempotencyKey : null;
}

/**
 * Runs the work, or refuses if a request with the same key is in progress. `running` holds the scopes in progress.
 */
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
