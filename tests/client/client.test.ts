import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { operations } from '../../src/app/operations/table.ts';
import { calls } from '../../src/client/calls.ts';
import { createClient } from '../../src/client/index.ts';
import { startService, storeKinds } from '../support/service.ts';
import { connect, contact, door, failureOf } from './connecting.ts';

describe('the client', () => {
  it('has a function for each operation of the table', () => {
    const table = Object.values(operations).map(({ id, method, path, body, effect }) => [
      id,
      {
        method,
        path,
        takesId: path.includes('{id}'),
        takesBody: body !== null,
        submits: effect === 'submits',
      },
    ]);
    expect(calls).toEqual(Object.fromEntries(table));
    expect(Object.keys(createClient({ baseUrl: '' })).sort()).toEqual(Object.keys(operations).sort());
  });

  it('calls estimates, comparisons and lists', async () => {
    const { client } = await connect(await startService('embedded'));
    const { priceEstimate, valid } = await client.estimateInternalDoorPrice({ doors: [door] });
    expect([priceEstimate, valid]).toEqual([4151, true]);
    const compared = await client.recommendInternalDoorConfiguration({
      opening: { widthMm: 1800, heightMm: 2100 },
      selectedDoor: door,
    });
    expect(compared.options[0]?.estimatedPrice).toBe(priceEstimate);
    const { products, meta } = await client.listInternalDoorProducts();
    expect(products).toHaveLength(meta.count);
    expect((await client.describeInternalDoorLimits()).doorTypes).toHaveLength(8);
  });

  it('sends its API key', async () => {
    const service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '1/1h' } });
    const { text, key } = createApiKey('A partner', null, service.clock.now());
    await service.store.keys.add(key);
    const { client, waits } = await connect(service, { apiKey: text });
    for (let i = 0; i < 3; i += 1) await client.estimateInternalDoorPrice({ doors: [door] });
    expect(waits).toEqual([]);
    await client.submitContactEnquiry(contact('Aoife Byrne'));
    expect((await service.enquiries()).map(({ submittedBy }) => submittedBy)).toEqual([key.id]);
  });
});

describe('the client with a live key', () => {
  it('reads and withdraws an enquiry that it sent', async () => {
    const service = await startService('embedded');
    const { text, key } = createApiKey('A partner', null, service.clock.now());
    await service.store.keys.add(key);
    const { client } = await connect(service, { apiKey: text });
    const { id, reference } = await client.submitContactEnquiry(contact('Aoife Byrne'));
    expect(await client.getEnquiry(id)).toMatchObject({ id, reference, state: 'received', offer: null });
    expect(await client.withdrawEnquiry(id, { reason: 'They moved' })).toMatchObject({ state: 'withdrawn' });
    expect(await failureOf(client.getEnquiry('../contact'))).toMatchObject({
      code: 'not_found',
      status: 404,
    });
  });
});

describe.each(storeKinds)('a submission, on the %s store', (kind) => {
  it('is stored once, even if sent again with its idempotency key', async () => {
    const service = await startService(kind);
    const { client } = await connect(service);
    const idempotencyKey = 'order-1042';
    const first = await client.submitContactEnquiry(contact('Aoife Byrne'), { idempotencyKey });
    const again = await client.submitContactEnquiry(contact('Aoife Byrne'), { idempotencyKey });
    expect(again).toEqual(first);
    const reused = await failureOf(client.submitContactEnquiry(contact('Sean Byrne'), { idempotencyKey }));
    expect(reused).toMatchObject({ code: 'idempotency_key_reused', status: 422, idempotencyKey });
    // Calls without an idempotency key are separate submissions, so a copy is refused as a duplicate.
    const copy = await failureOf(client.submitContactEnquiry(contact('Aoife Byrne')));
    expect(copy).toMatchObject({ code: 'duplicate_submission', status: 409 });
    expect(copy.problem?.id).toBe(first.id);
    expect(copy.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('can carry its idempotency key in the body', async () => {
    const { client } = await connect(await startService(kind));
    const body = { ...contact('Aoife Byrne'), idempotencyKey: 'in-the-body' };
    const first = await client.submitContactEnquiry(body);
    expect(await client.submitContactEnquiry(body)).toEqual(first);
  });

  it('gets a generated idempotency key if the one in the body is undefined', async () => {
    const seen: (string | null)[] = [];
    const watched: typeof fetch = (input, init) => {
      seen.push(new Headers(init?.headers).get('idempotency-key'));
      return fetch(input, init);
    };
    const { client } = await connect(await startService(kind), { fetch: watched });
    const notGiven = { idempotencyKey: undefined } as { idempotencyKey?: never };
    await client.submitContactEnquiry({ ...contact('Aoife Byrne'), ...notGiven });
    expect(seen).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('can go to each collection', async () => {
    const { client } = await connect(await startService(kind));
    const { customer } = contact('Aoife Byrne');
    const internal = await client.submitInternalDoorsQuote({ customer, doors: [{ opWidth: '900' }] });
    const security = await client.submitSecurityDoorsQuote({ customer });
    expect([internal.collection, security.collection]).toEqual([
      'internal_door_quotes',
      'security_door_quotes',
    ]);
    const quote = await client.createInternalDoorQuote({ customer, doors: [{ preset: 'single-no-panels' }] });
    expect(quote.quoteUrl).toMatch(/^https:\/\/doors\.example\.ie\/quotes\/[\w-]{43}$/);
  });

  it('fails without a retry while the store is unavailable', async () => {
    const service = await startService(kind);
    const { client, waits } = await connect(service);
    await service.store.close();
    const error = await failureOf(client.submitContactEnquiry(contact('Aoife Byrne')));
    expect(error).toMatchObject({ code: 'store_unavailable', status: 503, retryAfter: 5 });
    expect(waits).toEqual([]);
  });

  it('reports every invalid field, and the request id', async () => {
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
