import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { startService } from '../support/service.ts';
import { contactPath, post, problemOf, unlimited, validBody } from './requests.ts';

/* Tests the statements of the guide about callers, keys and limits. */

describe('the API keys of a request', async () => {
  const service = await startService('embedded', { env: unlimited });
  const first = createApiKey('first', null, service.clock.now());
  const second = createApiKey('second', null, service.clock.now());
  for (const { key } of [first, second]) await service.store.keys.add(key);
  const unknown = `lintel_live_${'x'.repeat(43)}`;

  const sentWith = async (xApiKey: string, bearer: string) => {
    const headers = { 'x-api-key': xApiKey, authorization: `Bearer ${bearer}` };
    const answer = await post(service, contactPath, validBody(contactPath), { headers });
    if (answer.statusCode !== 200) return problemOf(answer).code;
    return (await service.store.enquiries.find(answer.json<{ id: string }>().id))?.submittedBy;
  };

  it('count as the key in X-API-Key if there are two', async () => {
    expect(await sentWith(first.text, second.text)).toBe(first.key.id);
    expect(await sentWith(second.text, first.text)).toBe(second.key.id);
  });

  it('count as the key in Authorization if the one in X-API-Key is unknown', async () => {
    expect(await sentWith(unknown, second.text)).toBe(second.key.id);
    expect(await sentWith(unknown, unknown)).toBe('unknown_key');
  });

  it('are ignored if their format is not that of our keys', async () => {
    expect(await sentWith('a-token-of-others', second.text)).toBe(second.key.id);
    expect(await sentWith('a-token-of-others', 'another-token')).toBe('anonymous');
  });
});

describe('the rate limit', () => {
  it('counts a call even if it is answered with 304', async () => {
    const service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '2/1m' } });
    const ask = (headers: Record<string, string> = {}) =>
      service.server.inject({ url: '/api/internal-doors/products', headers });
    const { headers } = await ask();
    expect(headers['ratelimit']).toBe('"anonymous";r=1;t=60');
    const again = await ask({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.headers['ratelimit']]).toEqual([304, '"anonymous";r=0;t=60']);
    expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(429);
  });

  it('counts by IPv4 address or IPv6 /64 network', async () => {
    const env = { RATE_LIMIT_ANONYMOUS: '1/1m', TRUST_PROXY: 'loopback' };
    const service = await startService('embedded', { env });
    const from = async (address: string) =>
      (
        await service.server.inject({
          url: '/api/internal-doors/products',
          headers: { 'x-forwarded-for': address },
        })
      ).statusCode;
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('192.0.2.1')).toBe(429);
    expect(await from('192.0.2.2')).toBe(200);
    expect(await from('2001:db8:0:1::1')).toBe(200);
    expect(await from('2001:db8:0:1:ffff::9')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(200);
  });
});

it('an idempotency key of a quote can be used again after 400 and 403', async () => {
  const service = await startService('embedded', { env: unlimited });
  const body = {
    customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
    doors: [{ preset: 'single-no-panels' }],
  };
  const send = (given: object) =>
    post(service, '/api/internal-doors/quote', given, { headers: { 'idempotency-key': 'k' } });
  expect((await send({ ...body, doors: [] })).statusCode).toBe(400);
  expect((await send({ ...body, website: 'https://spam.example' })).statusCode).toBe(403);
  const created = await send(body);
  expect([created.statusCode, created.headers['idempotent-replayed']]).toEqual([200, undefined]);
  expect((await send(body)).headers['idempotent-replayed']).toBe('true');
});
