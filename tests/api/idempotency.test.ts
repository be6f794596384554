import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import {
  contactPath,
  holdStore,
  idOf,
  internalPath,
  post,
  problemOf,
  securityPath,
  unlimited,
  validBody,
} from './requests.ts';

const hour = 3_600_000;

function send(
  service: TestService,
  body: unknown,
  key?: string,
  path: string = contactPath,
  from = '192.0.2.1',
) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return post(service, path, body, { headers, from });
}

describe.each(storeKinds)('an idempotency key, on the %s store', (kind) => {
  const start = () => startService(kind, { env: unlimited });

  it.each([
    ['bare', 'k-1', 'k-1'],
    ['quoted', '"k-1"', '"k-1"'],
    ['bare, then quoted', 'k-1', '"k-1"'],
    ['quoted with escapes', String.raw`"a\"b\\c"`, String.raw`"a\"b\\c"`],
    ['quoted with escapes, then bare', String.raw`"a\"b\\c"`, String.raw`a"b\c`],
    ['surrounded by spaces', ' k-1 ', 'k-1'],
    ['255 characters long', 'k'.repeat(255), `"${'k'.repeat(255)}"`],
  ])('replays the first answer if it is sent %s', async (_name, first, again) => {
    const service = await start();
    const body = validBody(contactPath);
    const answers = [await send(service, body, first), await send(service, body, again)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    expect(answers.map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true']);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('can be sent in the body instead of the header', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const first = await send(service, { ...body, idempotencyKey: 'k' });
    const again = await send(service, { ...body, idempotencyKey: ' k ' });
    const byHeader = await send(service, body, 'k');
    expect([again.body, byHeader.body]).toEqual([first.body, first.body]);
    expect([again, byHeader].map(({ headers }) => headers['idempotent-replayed'])).toEqual(['true', 'true']);
  });

  it('counts from the header if the body has one too', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const first = await send(service, { ...body, idempotencyKey: 'in-body' }, 'in-header');
    expect((await send(service, body, 'in-header')).body).toBe(first.body);
    expect((await send(service, body, 'in-body')).statusCode).toBe(409);
  });

  it.each(['', ' ', '""', 'k'.repeat(256), 'é', 'a\u0001b'])(
    'is refused if it is invalid: %j',
    async (key) => {
      const service = await start();
      const answer = await send(service, validBody(contactPath), key);
      expect(problemOf(answer)).toMatchObject({ status: 400, errors: [{ field: 'Idempotency-Key' }] });
    },
  );

  it('is refused with another body, and then still replays the first answer', async () => {
    const service = await start();
    const [body, other] = [validBody(contactPath), validBody(contactPath)];
    const first = await send(service, body, 'k');
    const refused = await send(service, other, 'k');
    expect(problemOf(refused)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    // The refusal is not marked as a replay.
    expect(refused.headers['idempotent-replayed']).toBeUndefined();
    expect((await send(service, { ...body, source: 'elsewhere' }, 'k')).statusCode).toBe(422);
    expect((await send(service, body, 'k')).body).toBe(first.body);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('is refused at another endpoint', async () => {
    const service = await start();
    const body = validBody(internalPath);
    expect((await send(service, body, 'k', internalPath)).statusCode).toBe(200);
    expect((await send(service, body, 'k', securityPath)).statusCode).toBe(422);
  });

  it('replays the first answer if only whitespace and unknown fields differ', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const first = await send(service, body, 'k');
    const again = await send(service, { unknown: 1, ...body, message: ` ${String(body['message'])} ` }, 'k');
    // Names the unknown fields of this request, not those of the first.
    expect(again.json()).toEqual({ ...first.json<object>(), ignored: ['/unknown'] });
  });

  it('is answered 409 with Retry-After while its first request is running', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const store = holdStore(service);
    const first = send(service, body, 'k');
    await store.reached;
    const second = await send(service, body, 'k');
    expect(problemOf(second)).toMatchObject({ status: 409, code: 'request_in_progress' });
    expect(second.headers['retry-after']).toBe('1');
    store.release();
    const { body: firstAnswer } = await first;
    expect((await send(service, body, 'k')).body).toBe(firstAnswer);
  });

  it('makes one enquiry of 50 simultaneous requests; each is answered with that enquiry or request_in_progress', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(service, body, 'k')));
    const ids = new Set(answers.filter(({ statusCode }) => statusCode === 200).map(idOf));
    expect(ids.size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(problemOf(answer).code).toBe('request_in_progress');
    }
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('belongs to one caller: others may use the same key', async () => {
    const service = await start();
    const { text, key } = createApiKey('A partner', null, service.clock.now());
    await service.store.keys.add(key);
    const bodies = [validBody(contactPath), validBody(contactPath), validBody(contactPath)];
    const answers = [
      await send(service, bodies[0], 'k', contactPath, '192.0.2.1'),
      await send(service, bodies[1], 'k', contactPath, '192.0.2.2'),
      await post(service, contactPath, bodies[2], {
        headers: { 'idempotency-key': 'k', 'x-api-key': text },
        from: '192.0.2.1',
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('expires after exactly 24 hours', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const first = await send(service, body, 'k');
    service.clock.setWallClock(-48 * hour);
    service.clock.advance(24 * hour - 1);
    expect((await send(service, body, 'k')).body).toBe(first.body);
    service.clock.advance(1);
    const later = await send(service, body, 'k');
    expect([later.statusCode, later.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect(idOf(later)).not.toBe(idOf(first));
  });

  it('survives the cleanup of expired rows until it expires', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const first = await send(service, body, 'k');
    service.clock.advance(23 * hour);
    await service.store.forgetExpired(service.clock.steady());
    expect((await send(service, body, 'k')).body).toBe(first.body);
  });

  it('does not override the duplicate check: with a new key, a repeated enquiry is still a duplicate', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const first = await send(service, body, 'one');
    const second = await send(service, body, 'two');
    expect(problemOf(second)).toMatchObject({ status: 409, code: 'duplicate_submission', id: idOf(first) });
    expect(second.headers['idempotent-replayed']).toBeUndefined();

    service.clock.advance(hour);
    const again = await send(service, body, 'two');
    expect(problemOf(again)).toMatchObject({ status: 409, id: idOf(first) });
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('can be used again after a request that was refused or failed', async () => {
    const service = await start();
    const body = validBody(contactPath);
    expect((await send(service, {}, 'k')).statusCode).toBe(400);
    expect((await send(service, { ...body, fax: '1' }, 'k')).statusCode).toBe(403);
    await service.store.close();
    expect((await send(service, body, 'k')).statusCode).toBe(503);
    await service.store.start();
    expect((await send(service, body, 'k')).statusCode).toBe(200);
  });
});
