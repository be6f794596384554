import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { DoorQuoteResponse } from '../../src/contract/quotes/quote.ts';
import { createQuote, post, quoteBody } from '../support/door-quotes.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

const day = 86_400_000;
const unlimited = { env: { RATE_LIMIT_ANONYMOUS: 'off' } };
const replayed = (response: { headers: Record<string, unknown> }) => response.headers['idempotent-replayed'];

describe('the link of a door quote', () => {
  it('is stored as a hash only, with and without an idempotency key', async () => {
    const service = await startService('embedded');
    const { token } = await createQuote(service);
    const keyed = await post(service, quoteBody, { 'idempotency-key': 'order-1' });
    const keyedToken = keyed.json<DoorQuoteResponse>().quoteUrl.split('/').at(-1) ?? '';
    const inBody = await createQuote(service, { ...quoteBody, idempotencyKey: 'order-2' });
    const quotes = await rawRows(service.env, 'door_quotes');
    const everything = JSON.stringify([quotes, await rawRows(service.env, 'idempotency_keys')]);
    for (const each of [token, keyedToken, inBody.token]) {
      const hash = createHash('sha256').update(each).digest('hex');
      expect(quotes.map(({ token_hash }) => token_hash)).toContain(hash);
      expect(everything).not.toContain(each);
    }
    expect(everything).not.toContain('order-');
  });

  it('is valid for exactly 90 days, independent of the wall clock', async () => {
    const service = await startService('embedded');
    const { token, id } = await createQuote(service);
    service.clock.setWallClock(400 * day);
    expect(await service.openDoorQuote(token)).toMatchObject({ id });
    service.clock.advance(90 * day - 1);
    expect(await service.openDoorQuote(token)).toMatchObject({ id });
    service.clock.advance(1);
    expect(await service.openDoorQuote(token)).toBeNull();
  });

  it('opens nothing if it is unknown, damaged or made up', async () => {
    const service = await startService('embedded');
    const { token, id } = await createQuote(service);
    const hash = createHash('sha256').update(token).digest('hex');
    const wrong = ['', ' ', id, hash, `${token} `, token.slice(1), token.toLowerCase(), '\0', '\ud800', '%'];
    for (const text of [...wrong, 'x'.repeat(100_000), "' or 1=1 --"]) {
      expect(await service.openDoorQuote(text), text.slice(0, 50)).toBeNull();
    }
  });

  it('can be opened without a change to the quote', async () => {
    const service = await startService('embedded');
    const { token } = await createQuote(service);
    const before = await rawRows(service.env, 'door_quotes');
    const first = await service.openDoorQuote(token);
    expect(await service.openDoorQuote(token)).toEqual(first);
    expect(await rawRows(service.env, 'door_quotes')).toEqual(before);
  });
});

describe('a retried door quote', () => {
  it('is answered like the first, with the same link', async () => {
    const service = await startService('embedded', unlimited);
    const headers = { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
    const first = await post(service, quoteBody, headers);
    expect(replayed(first)).toBeUndefined();
    service.clock.advance(day - 1);
    const again = await post(service, quoteBody, headers);
    expect(again.json()).toEqual(first.json());
    expect(replayed(again)).toBe('true');
    const inBody = await post(service, {
      ...quoteBody,
      idempotencyKey: '8e03978e-40d5-43dd-bc93-6894a57f9324',
    });
    expect(inBody.json()).toEqual(first.json());
    expect(await rawRows(service.env, 'door_quotes')).toHaveLength(1);
    const token = first.json<DoorQuoteResponse>().quoteUrl.split('/').at(-1) ?? '';
    expect(await service.openDoorQuote(token)).not.toBeNull();
    service.clock.advance(1);
    const later = await post(service, quoteBody, headers);
    expect(replayed(later)).toBeUndefined();
    expect(later.json()).not.toEqual(first.json());
  });

  it('is refused if its body or its endpoint differs from the first', async () => {
    const service = await startService('embedded', unlimited);
    const headers = { 'idempotency-key': 'k' };
    await post(service, quoteBody, headers);
    const other = await post(service, { ...quoteBody, sourceId: 'other' }, headers);
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    const contact = await service.server.inject({
      method: 'POST',
      url: '/api/contact',
      headers,
      payload: { customer: quoteBody.customer, message: 'Hello there' },
    });
    expect(contact.statusCode).toBe(422);
  });

  it('stores nothing on a dry run, even with an idempotency key', async () => {
    const service = await startService('embedded', unlimited);
    const headers = { 'idempotency-key': 'k' };
    const dryRun = { ...quoteBody, estimateOnly: true };
    const answers = [];
    for (const body of [dryRun, dryRun, { ...dryRun, source: 'other' }]) {
      const answer = await post(service, body, headers);
      expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([200, undefined]);
      answers.push(answer.json<DoorQuoteResponse>());
    }
    expect(new Set(answers.map(({ id }) => id)).size).toBe(3);
    expect(new Set(answers.map(({ quoteUrl }) => quoteUrl)).size).toBe(1);
    expect(await rawRows(service.env, 'idempotency_keys')).toEqual([]);
    expect(await rawRows(service.env, 'door_quotes')).toEqual([]);

    const stored = await post(service, quoteBody, headers);
    expect([stored.statusCode, stored.headers['idempotent-replayed']]).toEqual([200, undefined]);
    await post(service, dryRun, headers);
    expect((await post(service, quoteBody, headers)).body).toBe(stored.body);
  });

  it('is 409 with Retry-After while the first is being stored', async () => {
    const service = await startService('embedded', unlimited);
    const headers = { 'idempotency-key': 'running' };
    const { doorQuotes } = service.store;
    const add = doorQuotes.add.bind(doorQuotes);
    const [reached, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const spy = vi.spyOn(doorQuotes, 'add').mockImplementationOnce(async (quote) => {
      reached.resolve(undefined);
      await held.promise;
      return add(quote);
    });
    const first = post(service, quoteBody, headers);
    await reached.promise;
    const second = await post(service, quoteBody, headers);
    expect(second.json()).toMatchObject({ status: 409, code: 'request_in_progress' });
    expect(second.headers['retry-after']).toBe('1');
    expect((await post(service, quoteBody)).statusCode).toBe(200);
    held.resolve(undefined);
    const { body } = await first;
    spy.mockRestore();
    expect((await post(service, quoteBody, headers)).body).toBe(body);
  });

  it('is stored once if 20 copies arrive simultaneously', async () => {
    const service = await startService('embedded', unlimited);
    const headers = { 'idempotency-key': 'together' };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(service, quoteBody, headers)));
    const done = responses.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(done.map(({ body }) => body)).size).toBe(1);
    for (const each of responses.filter(({ statusCode }) => statusCode !== 200)) {
      expect(each.json()).toMatchObject({ status: 409, code: 'request_in_progress' });
      expect(each.headers['retry-after']).toBe('1');
    }
    expect(await rawRows(service.env, 'door_quotes')).toHaveLength(1);
  });
});

describe('while the store is unavailable', () => {
  const away = {
    embedded: { DATA_DIR: '/dev/null/nowhere' },
    postgres: { DATABASE_URL: 'postgres://localhost:1/nowhere' },
  };

  it.each(storeKinds)('a quote is refused, and a dry run is answered (%s)', async (kind) => {
    const service = await startService(kind, { env: away[kind] });
    const response = await post(service, quoteBody);
    expect(response.json()).toMatchObject({ status: 503, code: 'store_unavailable' });
    expect(response.headers['retry-after']).toBe('5');
    expect((await post(service, { ...quoteBody, website: 'x' })).statusCode).toBe(503);
    expect((await post(service, { ...quoteBody, doors: [] })).statusCode).toBe(400);
    expect((await post(service, { ...quoteBody, estimateOnly: true })).statusCode).toBe(200);
    expect((await post(service, { ...quoteBody, estimateOnly: true, hp: 'x' })).statusCode).toBe(403);
    await expect(service.openDoorQuote('anything')).rejects.toMatchObject({ code: 'store_unavailable' });
  });
});
