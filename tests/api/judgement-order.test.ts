import { beforeAll, describe, expect, it } from 'vitest';
import { type TestService, startService } from '../support/service.ts';
import { contactPath, post, unlimited, validBody } from './requests.ts';

const gzip = { 'content-encoding': 'gzip' };
const expecting = { expect: 'x' };
const tooLarge = `{"padding":"${'x'.repeat(102_400)}"`;
const invalid = { customer: {} };
const trap = { website: 'https://example.ie' };
const badKey = { 'idempotency-key': '' };

describe('a request with several errors is answered with the first in the documented order', () => {
  async function statusOf(service: TestService, body: unknown, headers: Record<string, string> = {}) {
    return (await post(service, contactPath, body, { headers })).statusCode;
  }

  describe('from a client at its rate limit', async () => {
    const service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '1/1m' } });
    beforeAll(async () => {
      expect(await statusOf(service, validBody(contactPath))).toBe(200);
    });

    it.each([
      ['PUT', contactPath, 405],
      ['HEAD', contactPath, 405],
      ['POST', '/api/nowhere', 404],
      ['GET', '/api/nowhere', 404],
    ] as const)('%s %s is %i, even at the rate limit', async (method, url, status) => {
      const answer = await service.server.inject({ method, url, remoteAddress: '203.0.113.7' });
      expect(answer.statusCode).toBe(status);
    });

    it('429 comes before 417, 415, 413 and 400', async () => {
      expect(await statusOf(service, validBody(contactPath), expecting)).toBe(429);
      expect(await statusOf(service, validBody(contactPath), gzip)).toBe(429);
      expect(await statusOf(service, tooLarge)).toBe(429);
      expect(await statusOf(service, '{')).toBe(429);
      expect(await statusOf(service, { ...validBody(contactPath), ...trap })).toBe(429);
    });

    it('429 for the rate limit comes before 503 for the store', async () => {
      await service.store.close();
      expect(await statusOf(service, validBody(contactPath))).toBe(429);
    });
  });

  describe('from a client below its rate limit', async () => {
    const service = await startService('embedded', { env: unlimited });

    it('417 comes before 415, 413 and 400', async () => {
      expect(await statusOf(service, '', { ...expecting, ...gzip })).toBe(417);
      expect(await statusOf(service, tooLarge, expecting)).toBe(417);
      expect(await statusOf(service, '{', expecting)).toBe(417);
    });

    it('415 for the content type comes before 413 and 400', async () => {
      expect(await statusOf(service, tooLarge, gzip)).toBe(415);
      expect(await statusOf(service, '{', gzip)).toBe(415);
      expect(await statusOf(service, '', gzip)).toBe(415);
    });

    it('413 for the size comes before 400', async () => {
      expect(await statusOf(service, tooLarge)).toBe(413);
      expect(await statusOf(service, tooLarge, badKey)).toBe(413);
    });

    it('400 for a fault comes before 403 for spam', async () => {
      expect(await statusOf(service, { ...invalid, ...trap })).toBe(400);
      expect(await statusOf(service, { ...validBody(contactPath), ...trap }, badKey)).toBe(400);
    });

    it('403 for spam comes before 409 and 422', async () => {
      const body = validBody(contactPath);
      const headers = { 'idempotency-key': 'order' };
      expect(await statusOf(service, body, headers)).toBe(200);
      expect(await statusOf(service, body)).toBe(409);
      expect(await statusOf(service, { ...body, ...trap })).toBe(403);
      expect(await statusOf(service, { ...validBody(contactPath), ...trap }, headers)).toBe(403);
    });

    it('422 comes before the 409 of a duplicate', async () => {
      const [first, second] = [validBody(contactPath), validBody(contactPath)];
      expect(await statusOf(service, first, { 'idempotency-key': 'one' })).toBe(200);
      expect(await statusOf(service, second)).toBe(200);
      expect(await statusOf(service, second, { 'idempotency-key': 'one' })).toBe(422);
    });

    it('400 comes before 503, and 503 before 403 and 409, if the store is unavailable', async () => {
      const body = validBody(contactPath);
      expect(await statusOf(service, body)).toBe(200);
      await service.store.close();
      expect(await statusOf(service, '{')).toBe(400);
      expect(await statusOf(service, invalid)).toBe(400);
      expect(await statusOf(service, body, badKey)).toBe(400);
      expect(await statusOf(service, { ...body, ...trap })).toBe(503);
      expect(await statusOf(service, body)).toBe(503);
    });
  });
});
