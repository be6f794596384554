import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import type { RatePolicy } from '../../src/app/callers/rate-policy.ts';
import { type TestService, startService } from '../support/service.ts';
import { contactPath, post, storedFor, validBody } from './requests.ts';

async function issueKey(service: TestService, policy: RatePolicy | null = null) {
  const { text, key } = createApiKey('A partner', policy, service.clock.now());
  await service.store.keys.add(key);
  return { text, id: key.id };
}

const policyOf = async (service: TestService, headers: Record<string, string>) =>
  (await post(service, contactPath, '{}', { headers })).headers['ratelimit-policy'];

const anonymous = '"anonymous";q=10;w=60';
const keyed = '"api-key";q=100;w=3600';

describe('an API key', () => {
  it('raises the limit, in either of its two headers', async () => {
    const service = await startService('embedded');
    const { text } = await issueKey(service);
    for (const headers of [
      { 'x-api-key': text },
      { authorization: `Bearer ${text}` },
      { authorization: `bearer   ${text}` },
      { 'X-API-KEY': ` ${text} ` },
      { 'x-api-key': 'wrong', authorization: `Bearer ${text}` },
      { 'x-api-key': text, authorization: 'Basic abc' },
    ]) {
      expect(await policyOf(service, headers as Record<string, string>)).toBe(keyed);
    }
  });

  it('is read from X-API-Key before Authorization', async () => {
    const service = await startService('embedded');
    const [one, two] = [
      await issueKey(service, { limit: 7, windowMs: 1000 }),
      await issueKey(service, { limit: 8, windowMs: 1000 }),
    ];
    const headers = { authorization: `Bearer ${two.text}`, 'x-api-key': one.text };
    expect(await policyOf(service, headers)).toBe('"api-key";q=7;w=1');
  });

  it('allows exactly 100 of 150 simultaneous calls, and more after an hour', async () => {
    const service = await startService('embedded');
    const { text } = await issueKey(service);
    const headers = { 'x-api-key': text };
    const call = () => post(service, contactPath, '{}', { headers });
    const answers = await Promise.all(Array.from({ length: 150 }, call));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(100);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers).toMatchObject({ 'retry-after': '3600', ratelimit: '"api-key";r=0;t=3600' });
    expect(refused?.json()).toMatchObject({ 'violated-policies': ['api-key'] });
    service.clock.advance(3_599_999);
    expect((await call()).statusCode).toBe(429);
    service.clock.advance(1);
    expect((await call()).statusCode).toBe(400);
  });

  it('has one counter for all client addresses, separate from the counters of these addresses', async () => {
    const service = await startService('embedded');
    const [one, two] = [await issueKey(service), await issueKey(service)];
    const left = async (key: string | null, from: string) => {
      const headers: Record<string, string> = key === null ? {} : { 'x-api-key': key };
      return (await post(service, contactPath, '{}', { headers, from })).headers['ratelimit'];
    };
    expect(await left(one.text, '192.0.2.1')).toBe('"api-key";r=99;t=3600');
    expect(await left(one.text, '192.0.2.2')).toBe('"api-key";r=98;t=3600');
    expect(await left(two.text, '192.0.2.1')).toBe('"api-key";r=99;t=3600');
    expect(await left(null, '192.0.2.1')).toBe('"anonymous";r=9;t=60');
  });

  it('can have a rate limit of its own', async () => {
    const service = await startService('embedded');
    const { text } = await issueKey(service, { limit: 3, windowMs: 1_800_000 });
    const headers = { 'x-api-key': text };
    expect(await policyOf(service, headers)).toBe('"api-key";q=3;w=1800');
    const statuses = [];
    for (let i = 0; i < 3; i += 1) {
      statuses.push((await post(service, contactPath, '{}', { headers })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });

  it.each([
    ['unknown', `lintel_live_${'a'.repeat(43)}`],
    ['an unknown test key', `lintel_test_${'a'.repeat(43)}`],
    ['too short', 'lintel_live_abc'],
  ])(
    'an API key that is %s is refused with 401: nothing is stored, and the call counts as anonymous',
    async (_name, text) => {
      const service = await startService('embedded');
      for (const headers of [{ 'x-api-key': text }, { authorization: `Bearer ${text}` }]) {
        const answer = await post(service, contactPath, validBody(contactPath), { headers });
        expect(answer.statusCode).toBe(401);
        expect(answer.headers).toMatchObject({
          'www-authenticate': 'Bearer realm="lintel", error="invalid_token"',
          'ratelimit-policy': anonymous,
        });
        expect(answer.json()).toMatchObject({ code: 'unknown_key' });
      }
      expect(await service.enquiries()).toEqual([]);
      for (let calls = 3; calls <= 10; calls += 1)
        await post(service, contactPath, '', { headers: { 'x-api-key': text } });
      const guess = await post(service, contactPath, '', { headers: { 'x-api-key': text } });
      expect(guess.statusCode).toBe(429);
    },
  );

  it.each([
    ['in another format', 'sk_live_0123456789'],
    ['blank', ' '],
    ['long', 'x'.repeat(5000)],
  ])('an API key that is %s is ignored: the call is anonymous', async (_name, text) => {
    const service = await startService('embedded');
    for (const headers of [{ 'x-api-key': text }, { authorization: `Bearer ${text}` }]) {
      expect(await policyOf(service, headers as Record<string, string>)).toBe(anonymous);
    }
    expect((await post(service, contactPath, '{}')).headers['ratelimit']).toBe('"anonymous";r=7;t=60');
  });

  it('is not read from the URL or the body', async () => {
    const service = await startService('embedded');
    const { text } = await issueKey(service);
    const answer = await post(service, `${contactPath}?api_key=${text}&key=${text}`, { apiKey: text });
    expect(answer.headers['ratelimit-policy']).toBe(anonymous);
  });

  it('stops working a second after it was revoked', async () => {
    const service = await startService('embedded');
    const { text, id } = await issueKey(service);
    expect(await policyOf(service, { 'x-api-key': text })).toBe(keyed);
    expect(await service.store.keys.revoke(id, service.clock.now())).toBe(true);
    service.clock.advance(1000);
    expect((await post(service, contactPath, '{}', { headers: { 'x-api-key': text } })).statusCode).toBe(401);
    // The second revocation does not change the time of the first.
    const revokedAt = async () => (await service.store.keys.list()).map((key) => key.revokedAt);
    const [first] = await revokedAt();
    expect(await service.store.keys.revoke(id, service.clock.now())).toBe(false);
    expect(await revokedAt()).toEqual([first]);
  });

  it('is named in the enquiry, has its last use recorded, and is stored as a hash only', async () => {
    const service = await startService('embedded');
    const { text, id } = await issueKey(service);
    service.clock.advance(5000);
    const answer = await post(service, contactPath, validBody(contactPath), {
      headers: { 'x-api-key': text },
    });
    expect((await storedFor(service, answer)).submittedBy).toBe(id);
    await expect
      .poll(async () => (await service.store.keys.list()).map(({ lastUsedAt }) => lastUsedAt))
      .toEqual([service.clock.now()]);
    expect(JSON.stringify([await service.store.keys.list(), await service.enquiries()])).not.toContain(text);
  });

  it('keeps its limit while the store is unavailable if it was used before', async () => {
    const service = await startService('embedded');
    const { text } = await issueKey(service);
    const headers = { 'x-api-key': text };
    expect(await policyOf(service, headers)).toBe(keyed);
    await service.store.close();
    service.clock.advance(60_000);
    const answer = await post(service, contactPath, validBody(contactPath), { headers });
    expect([answer.statusCode, answer.headers['ratelimit-policy']]).toEqual([503, keyed]);
  });
});

it('a key that was not used since the start keeps its limit when the store becomes unavailable', async () => {
  const before = await startService('embedded');
  const { text } = await issueKey(before, { limit: 777, windowMs: 3_600_000 });
  await before.stop();
  const service = await startService('embedded', { env: before.env });
  // Queries run in order: once this one is done, the cache of keys is loaded.
  await service.store.keys.list();
  await service.store.close();
  expect(await policyOf(service, { 'x-api-key': text })).toBe('"api-key";q=777;w=3600');
});
