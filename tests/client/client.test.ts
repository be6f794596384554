import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '../../src/app/callers/api-key.ts';
import { calls } from '../../src/client/calls.ts';
import { type ClientOptions, LintelError, createClient } from '../../src/client/index.ts';
import { operations } from '../../src/app/operations/table.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const door = { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' } as const;
const contact = (name: string) => ({
  customer: { name, email: `${name.replaceAll(' ', '.')}@example.ie`.toLowerCase() },
  message: 'Can we see a steel door on Saturday?',
});

/** A client of a listening service. Waiting lets the service's clock run instead of ours. */
async function connect(service: TestService, options: Partial<ClientOptions> = {}) {
  const baseUrl = await service.server.listen({ port: 0, host: '127.0.0.1' });
  const waits: number[] = [];
  const client = createClient({
    baseUrl: `${baseUrl}/`,
    sleep: (ms) => {
      waits.push(ms);
      service.clock.advance(ms);
      return Promise.resolve();
    },
    ...options,
  });
  return { client, waits, baseUrl };
}

/** Another server than ours, answering as it is told to. */
async function pretend(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failureOf = (promise: Promise<unknown>): Promise<LintelError> =>
  promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => {
      if (!(error instanceof LintelError)) throw error;
      return error;
    },
  );

describe('the client', () => {
  it('has a function for each operation of the table, and its types are up to date', () => {
    const table = Object.values(operations).map(({ id, method, path, body, effect }) => [
      id,
      { method, path, takesBody: body !== null, submits: effect === 'submits' },
    ]);
    expect(calls).toEqual(Object.fromEntries(table));
    expect(Object.keys(createClient({ baseUrl: '' })).sort()).toEqual(Object.keys(operations).sort());
    const script = join(import.meta.dirname, '../../scripts/generate-client-types.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('prices, compares and lists', async () => {
    const { client } = await connect(await startService('embedded'));
    const { priceEstimate, valid } = await client.estimateInternalDoorPrice({ doors: [door] });
    expect([priceEstimate > 0, valid]).toEqual([true, true]);
    const compared = await client.recommendInternalDoorConfiguration({
      opening: { widthMm: 1800, heightMm: 2100 },
      selectedDoor: door,
    });
    expect(compared.options[0]?.estimatedPrice).toBe(priceEstimate);
    const { products, meta } = await client.listInternalDoorProducts();
    expect(products).toHaveLength(meta.count);
    expect((await client.describeInternalDoorLimits()).doorTypes.length).toBeGreaterThan(0);
  });

  it('presents its key', async () => {
    const service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '1/1h' } });
    const { text, key } = makeApiKey('A partner', null, service.clock.now());
    await service.store.keys.add(key);
    const { client, waits } = await connect(service, { apiKey: text });
    for (let i = 0; i < 3; i += 1) await client.estimateInternalDoorPrice({ doors: [door] });
    expect(waits).toEqual([]);
  });
});

describe.each(storeKinds)('a submission, on the %s store', (kind) => {
  it('is stored once, however often it is sent with its key', async () => {
    const service = await startService(kind);
    const { client } = await connect(service);
    const idempotencyKey = 'order-1042';
    const first = await client.submitContactEnquiry(contact('Aoife Byrne'), { idempotencyKey });
    const again = await client.submitContactEnquiry(contact('Aoife Byrne'), { idempotencyKey });
    expect(again).toEqual(first);
    const reused = await failureOf(client.submitContactEnquiry(contact('Sean Byrne'), { idempotencyKey }));
    expect(reused).toMatchObject({ code: 'idempotency_key_reused', status: 422, idempotencyKey });
    // Without one, each call is another submission, and a copy is refused.
    const copy = await failureOf(client.submitContactEnquiry(contact('Aoife Byrne')));
    expect(copy).toMatchObject({ code: 'duplicate_submission', status: 409 });
    expect(copy.problem?.id).toBe(first.id);
    expect(copy.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('may carry its key in the body', async () => {
    const { client } = await connect(await startService(kind));
    const body = { ...contact('Aoife Byrne'), idempotencyKey: 'in-the-body' };
    const first = await client.submitContactEnquiry(body);
    expect(await client.submitContactEnquiry(body)).toEqual(first);
  });

  it('reaches every collection', async () => {
    const { client } = await connect(await startService(kind));
    const { customer } = contact('Aoife Byrne');
    const internal = await client.submitInternalDoorsQuote({ customer, doors: [{ opWidth: '900' }] });
    const security = await client.submitSecurityDoorsQuote({ customer });
    expect([internal.collection, security.collection]).toEqual([
      'internal_door_quotes',
      'security_door_quotes',
    ]);
    const quote = await client.createInternalDoorQuote({ customer, doors: [{ preset: 'single-no-panels' }] });
    expect(quote.quoteUrl).toContain('/quotes/');
  });

  it('is refused while the store is away, and not tried again', async () => {
    const service = await startService(kind);
    const { client, waits } = await connect(service);
    await service.store.close();
    const error = await failureOf(client.submitContactEnquiry(contact('Aoife Byrne')));
    expect(error).toMatchObject({ code: 'store_unavailable', status: 503, retryAfter: 5 });
    expect(waits).toEqual([]);
  });

  it('names every fault, and the request', async () => {
    const { client } = await connect(await startService(kind));
    const error = await failureOf(
      client.submitContactEnquiry({ customer: { name: 'Al', email: 'nobody' }, message: 'Hello there' }),
    );
    expect(error).toMatchObject({ code: 'invalid_request', status: 400 });
    expect(error.problem?.errors?.map(({ field }) => field)).toEqual(['customer.name', 'customer.email']);
    expect(error.requestId).toBe(error.problem?.requestId);
    expect(error.message).toBe(error.problem?.message);
  });
});

describe('after a 429 the client', () => {
  const used = { RATE_LIMIT_ANONYMOUS: '1/1m' };

  it('waits as long as it is told, then gets through', async () => {
    const { client, waits } = await connect(await startService('embedded', { env: used }));
    await client.listInternalDoorProducts();
    await client.listInternalDoorProducts();
    expect(waits).toEqual([60_000]);
  });

  it('sends a submission again with the same key', async () => {
    const service = await startService('embedded', { env: used });
    const seen: (string | null)[] = [];
    const watched: typeof fetch = (input, init) => {
      seen.push(new Headers(init?.headers).get('idempotency-key'));
      return fetch(input, init);
    };
    const { client } = await connect(service, { fetch: watched });
    await client.submitContactEnquiry(contact('Aoife Byrne'));
    await client.submitContactEnquiry(contact('Sean Byrne'));
    expect(seen).toHaveLength(3);
    expect(seen[2]).toBe(seen[1]);
    expect(seen[1]).not.toBe(seen[0]);
  });

  it('gives up at the second', async () => {
    const service = await startService('embedded', { env: used });
    const waits: number[] = [];
    const { client } = await connect(service, {
      sleep: (ms) => Promise.resolve(void waits.push(ms)),
    });
    await client.listInternalDoorProducts();
    const error = await failureOf(client.listInternalDoorProducts());
    expect(error).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 60 });
    expect(waits).toEqual([60_000]);
  });

  it('does not wait longer than it may', async () => {
    const { client, waits } = await connect(await startService('embedded', { env: used }), {
      maxWaitSeconds: 59,
    });
    await client.listInternalDoorProducts();
    expect(await failureOf(client.listInternalDoorProducts())).toMatchObject({ status: 429 });
    expect(waits).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['a date', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }],
  ])('waits 60 seconds where it is told %s', async (_name, headers) => {
    let asked = 0;
    const baseUrl = await pretend((_request, response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 429 : 200, headers as Record<string, string>).end('{}');
    });
    const waits: number[] = [];
    const client = createClient({ baseUrl, sleep: (ms) => Promise.resolve(void waits.push(ms)) });
    await client.listInternalDoorProducts();
    expect([waits, asked]).toEqual([[60_000], 2]);
  });

  it('can be stopped while it waits', async () => {
    const { baseUrl } = await connect(await startService('embedded', { env: used }));
    const client = createClient({ baseUrl });
    await client.listInternalDoorProducts();
    const controller = new AbortController();
    const waiting = client.listInternalDoorProducts({ signal: controller.signal });
    setTimeout(() => {
      controller.abort(new Error('The person went away'));
    }, 50);
    await expect(waiting).rejects.toThrow('The person went away');
  });
});

describe('on the way, the client', () => {
  const silent = () => undefined;

  it('gives up when time is out, and tells the key to send it again with', async () => {
    const baseUrl = await pretend(silent);
    const client = createClient({ baseUrl, timeoutMs: 50 });
    const error = await failureOf(client.submitContactEnquiry(contact('Aoife Byrne')));
    expect(error).toMatchObject({ code: 'timeout', status: null, problem: null });
    expect(error.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    const patient = createClient({ baseUrl });
    expect(await failureOf(patient.listInternalDoorProducts({ timeoutMs: 20 }))).toMatchObject({
      code: 'timeout',
    });
  });

  it('gives up on an answer that never ends', async () => {
    const baseUrl = await pretend((_request, response) => response.writeHead(200).write('{"products":'));
    const client = createClient({ baseUrl, timeoutMs: 50 });
    expect(await failureOf(client.listInternalDoorProducts())).toMatchObject({ code: 'timeout' });
  });

  it('is cancelled by its caller', async () => {
    const client = createClient({ baseUrl: await pretend(silent) });
    const controller = new AbortController();
    const asking = client.listInternalDoorProducts({ signal: controller.signal });
    controller.abort();
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
    const late = client.listInternalDoorProducts({ signal: AbortSignal.abort(new Error('No more')) });
    await expect(late).rejects.toThrow('No more');
  });

  it('says when nobody is there, and does not try again', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await failureOf(client.listInternalDoorProducts())).toMatchObject({ code: 'network_error' });
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Log in to the hotel network</html>'],
    [500, '"oops"'],
  ])('does not take %i with %s for an answer of ours', async (status, body) => {
    let asked = 0;
    const baseUrl = await pretend((_request, response) => {
      asked += 1;
      response.writeHead(status).end(body);
    });
    const error = await failureOf(createClient({ baseUrl }).listInternalDoorProducts());
    expect(error).toMatchObject({ code: 'unexpected_answer', status, problem: null });
    expect(asked).toBe(1);
  });
});
