import { describe, expect, it, vi } from 'vitest';
import { operationList } from '../../src/app/operations/table.ts';
import type { Operation } from '../../src/contract/operation.ts';
import type { ProblemCode } from '../../src/contract/problems.ts';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { change } from '../support/desk.ts';
import { type TestService, startService } from '../support/service.ts';
import { contactPath, idOf, post, storedFor, validBody } from './requests.ts';

let people = 0;

/** The first example request of the operation, with a new customer each time. */
function bodyOf({ examples }: Operation): Record<string, unknown> {
  const [example] = Object.values(examples);
  const body = structuredClone(example?.body ?? {}) as Record<string, unknown>;
  const customer = body['customer'] as object | undefined;
  const email = `somebody.${(people += 1)}@example.ie`;
  return { ...body, ...(customer && { customer: { ...customer, email } }) };
}

/** An operation and the service for its requests, each of which comes from another client. */
interface Target {
  readonly service: TestService;
  readonly client: string;
  key?: Promise<string>;
  /** The enquiry that a path with an id names. */
  id?: string;
}

async function send(
  target: Target,
  { method, path, body, needsKey }: Operation,
  payload: unknown,
  given: Record<string, string> = {},
) {
  const { service, client, id = 'con_unknown' } = target;
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  // A new key for each target, because calls with a key are counted by key, not by address.
  const headers = { ...(needsKey && { 'x-api-key': await (target.key ??= issueKey(service)) }), ...given };
  return service.server.inject({
    method,
    url: path.replace('{id}', id),
    remoteAddress: client,
    headers,
    ...(body && { payload: text, headers: { 'content-type': 'application/json', ...headers } }),
  });
}

async function issueKey({ clock, store }: TestService): Promise<string> {
  const { text, key } = createApiKey('A partner', { limit: 10, windowMs: 60_000 }, clock.now());
  await store.keys.add(key);
  return text;
}

/** Stores an enquiry of the target's key that was won, and points the target to it. */
async function win(target: Target): Promise<void> {
  const { service } = target;
  const key = await (target.key ??= issueKey(service));
  const sent = await post(service, contactPath, validBody(contactPath), { headers: { 'x-api-key': key } });
  target.id = idOf(sent);
  const won = { kind: 'stage', stage: 'won', lostReason: null } as const;
  await change(service, await storedFor(service, sent), 0, won);
}

/** Blocks writes to the store until they are released. */
function hold({ service: { store } }: Target) {
  const [reached, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const [submit, add] = [
    store.enquiries.submit.bind(store.enquiries),
    store.doorQuotes.add.bind(store.doorQuotes),
  ];
  const wait = () => {
    reached.resolve(undefined);
    return held.promise;
  };
  vi.spyOn(store.enquiries, 'submit').mockImplementation(async (what) => (await wait(), submit(what)));
  vi.spyOn(store.doorQuotes, 'add').mockImplementation(async (what) => (await wait(), add(what)));
  return {
    reached: reached.promise,
    release: () => {
      held.resolve(undefined);
    },
  };
}

type Provocation = (target: Target, operation: Operation) => ReturnType<typeof send>;

/**
 * How to provoke each problem on any operation; most operations do not have it. The last one closes the
 * store.
 */
const provocations: Readonly<Record<string, Provocation>> = {
  unknown_key: (target, operation) =>
    send(target, operation, bodyOf(operation), { 'x-api-key': 'lintel_live_abc' }),
  invalid_request: (target, operation) => send(target, operation, { reason: 1 }),
  not_found: (target, operation) => send(target, operation, bodyOf(operation)),
  enquiry_closed: async (target, operation) => {
    if (operation.needsKey) await win(target);
    return send(target, operation, bodyOf(operation));
  },
  malformed_json: (target, operation) => send(target, operation, '{'),
  payload_too_large: (target, operation) => send(target, operation, 'x'.repeat(102_401)),
  unsupported_media_type: (target, operation) =>
    send(target, operation, bodyOf(operation), { 'content-type': 'text/plain' }),
  unsupported_content_encoding: (target, operation) =>
    send(target, operation, bodyOf(operation), { 'content-encoding': 'gzip' }),
  spam_rejected: (target, operation) => send(target, operation, { ...bodyOf(operation), hp: 'x' }),
  duplicate_submission: async (target, operation) => {
    const body = bodyOf(operation);
    await send(target, operation, body);
    return send(target, operation, body);
  },
  idempotency_key_reused: async (target, operation) => {
    await send(target, operation, bodyOf(operation), { 'idempotency-key': 'k' });
    return send(target, operation, bodyOf(operation), { 'idempotency-key': 'k' });
  },
  request_in_progress: async (target, operation) => {
    const store = hold(target);
    const body = bodyOf(operation);
    const first = send(target, operation, body, { 'idempotency-key': 'k' });
    await Promise.race([store.reached, first]);
    const second = await send(target, operation, body, { 'idempotency-key': 'k' });
    store.release();
    await first;
    return second;
  },
  rate_limited: async (target, operation) => {
    for (let i = 0; i < 10; i += 1) await send(target, operation, bodyOf(operation));
    return send(target, operation, bodyOf(operation));
  },
  store_unavailable: async (target, operation) => {
    await send(target, operation, bodyOf(operation));
    await target.service.store.close();
    return send(target, operation, bodyOf(operation));
  },
};

describe.each(operationList)('the problems of $id', (operation) => {
  it('are the same in its description as in its answers', async () => {
    // Any operation may have an unexpected error; tests/api/problems.test.ts provokes it.
    const met = new Set<ProblemCode>(['internal_error']);
    const service = await startService('embedded');
    for (const [number, provoke] of Object.values(provocations).entries()) {
      const answer = await provoke({ service, client: `192.0.2.${number}` }, operation);
      if (answer.statusCode >= 400) met.add(answer.json<{ code: ProblemCode }>().code);
    }
    expect([...met].sort()).toEqual([...operation.problems].sort());
  });
});
