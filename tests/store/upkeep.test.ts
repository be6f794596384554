import { describe, expect, it } from 'vitest';
import { contactPath, idOf, post, unlimited, validBody } from '../api/requests.ts';
import { createQuote, pageSubmit } from '../support/door-quotes.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const day = 86_400_000;
const linkLife = 90 * day;

const rowsIn = async ({ env }: TestService, table: string) => (await rawRows(env, table)).length;
const send = (service: TestService, body: unknown, key = 'k') =>
  post(service, contactPath, body, { headers: { 'idempotency-key': key } });

describe.each(storeKinds)('expired rows, on the %s store', (kind) => {
  const start = () => startService(kind, { env: unlimited });
  const erase = ({ store, clock }: TestService) => store.forgetExpired(clock.steady());

  it('include fingerprints after the duplicate window, and idempotency keys after 24 hours', async () => {
    const service = await start();
    await send(service, validBody(contactPath));
    const counts = async () => [
      await rowsIn(service, 'duplicate_guards'),
      await rowsIn(service, 'idempotency_keys'),
    ];
    service.clock.advance(600_000 - 1);
    await erase(service);
    expect(await counts()).toEqual([1, 1]);
    service.clock.advance(1);
    await erase(service);
    expect(await counts()).toEqual([0, 1]);
    service.clock.advance(day - 600_000 - 1);
    await erase(service);
    expect(await counts()).toEqual([0, 1]);
    service.clock.advance(1);
    await erase(service);
    expect(await counts()).toEqual([0, 0]);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('include unsent quotes a week after their links have expired, and no sent quotes', async () => {
    const service = await start();
    const unsent = await createQuote(service);
    const sent = await createQuote(service);
    await service.submitDoorQuote(pageSubmit(sent.token));
    service.clock.advance(linkLife + 7 * day - 1);
    await erase(service);
    expect(await rowsIn(service, 'door_quotes')).toBe(2);
    service.clock.advance(1);
    await erase(service);
    const left = await rawRows(service.env, 'door_quotes');
    expect(left.map(({ id }) => id)).toEqual([sent.id]);
    expect(JSON.stringify(left)).not.toContain(unsent.id);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('include events and deliveries 30 days after the last delivery, but not while a delivery waits', async () => {
    const service = await start();
    const { env, clock } = service;
    await rawStatement(
      env,
      `insert into webhook_endpoints (id, url, events, secret, created_at)
       values ('whk_one', 'https://receiver.example', '["*"]', 'whsec_', 1)`,
    );
    for (const name of ['told', 'late', 'waiting']) await send(service, validBody(contactPath), name);
    await service.store.deliveries.fanOut();
    await rawStatement(env, `update webhook_endpoints set events = '["quote.created"]'`);
    await send(service, validBody(contactPath), 'nobody wants to know');
    await service.store.deliveries.fanOut();
    const [early, late, waiting] = (
      await rawStatement(env, 'select id from deliveries order by created_at, id')
    ).map(({ id }) => String(id));
    const finish = (id: string | undefined, at: number) =>
      rawStatement(env, `update deliveries set state = 'delivered', finished_at = ${at} where id = '${id}'`);
    await finish(early, clock.steady());
    await finish(late, clock.steady() + day);
    const counts = async () => [await rowsIn(service, 'events'), await rowsIn(service, 'deliveries')];
    clock.advance(30 * day - 1);
    await erase(service);
    // One of the events has no subscribers, so it has no deliveries.
    expect(await counts()).toEqual([4, 3]);
    clock.advance(1);
    await erase(service);
    expect(await counts()).toEqual([2, 2]);
    clock.advance(365 * day);
    await erase(service);
    expect((await rawRows(env, 'deliveries')).map(({ id }) => id)).toEqual([waiting]);
    expect(await rowsIn(service, 'events')).toBe(1);
  });

  it('do not include a delivery that a wrong clock postponed by far, which is due instead', async () => {
    const service = await start();
    const { env, clock } = service;
    await rawStatement(
      env,
      `insert into deliveries
         (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
       values ('far', 'e', 's', 1, 'whk_one', 'waiting', 5, ${clock.steady() + 365 * day}, 0, 1),
         ('near', 'e', 's', 2, 'whk_one', 'waiting', 5, ${clock.steady() + day}, 0, 1)`,
    );
    await erase(service);
    const times = (await rawRows(env, 'deliveries')).map(({ id, next_attempt_at: at }) => [
      id,
      Number(at) - clock.steady(),
    ]);
    expect(times.toSorted()).toEqual([
      ['far', 0],
      ['near', day],
    ]);
  });

  it('are all erased, however many there are', async () => {
    const service = await start();
    await send(service, validBody(contactPath));
    const { token } = await createQuote(service);
    const numbers = `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1200)
      select n from numbers) as numbers`;
    await rawStatement(
      service.env,
      `insert into duplicate_guards select fingerprint || n, enquiry_id, accepted_at from duplicate_guards, ${numbers}`,
    );
    await rawStatement(
      service.env,
      `insert into door_quotes select id || n, token_hash || n, created_at, expires_at, request, designs,
        price_book_version, estimate, submitted_by, request_id, enquiry_id, closed_at, is_test, email, also_sent
       from door_quotes, ${numbers}`,
    );
    expect(await rowsIn(service, 'door_quotes')).toBe(1201);
    await service.submitDoorQuote(pageSubmit(token));
    service.clock.advance(linkLife + 7 * day);
    await erase(service);
    expect(await rowsIn(service, 'duplicate_guards')).toBe(0);
    expect(await rowsIn(service, 'door_quotes')).toBe(1);
  });
});

describe.each(storeKinds)('a row dated ahead by a wrong clock, on the %s store', (kind) => {
  const start = () => startService(kind, { env: unlimited });

  it('does not make a repeated enquiry a duplicate if it is ahead by more than the duplicate window', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const first = await post(service, contactPath, body);
    await rawStatement(service.env, `update duplicate_guards set accepted_at = accepted_at + ${365 * day}`);
    const again = await post(service, contactPath, body);
    expect(again.statusCode).toBe(200);
    expect(idOf(again)).not.toBe(idOf(first));
    // The guard was moved to the current time, and blocks a duplicate again.
    expect((await post(service, contactPath, body)).statusCode).toBe(409);
  });

  it('does not hold an idempotency key if it is ahead by more than a window', async () => {
    const service = await start();
    await send(service, validBody(contactPath));
    await rawStatement(service.env, `update idempotency_keys set created_at = created_at + ${365 * day}`);
    const other = validBody(contactPath);
    const answer = await send(service, other);
    expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect((await send(service, other)).headers['idempotent-replayed']).toBe('true');
  });

  it('still counts as a duplicate guard or idempotency key if it is ahead by less than a window', async () => {
    const service = await start();
    const { env } = service;
    const body = validBody(contactPath);
    const window = 600_000;
    await send(service, body);
    await rawStatement(env, `update duplicate_guards set accepted_at = accepted_at + ${window - 1}`);
    await rawStatement(env, `update idempotency_keys set created_at = created_at + ${day - 1}`);
    expect((await post(service, contactPath, body)).statusCode).toBe(409);
    expect((await send(service, validBody(contactPath))).statusCode).toBe(422);
    await rawStatement(env, 'update duplicate_guards set accepted_at = accepted_at + 1');
    await rawStatement(env, 'update idempotency_keys set created_at = created_at + 1');
    expect((await post(service, contactPath, body)).statusCode).toBe(200);
    expect((await send(service, validBody(contactPath))).statusCode).toBe(200);
  });

  it('is erased with the expired rows if it is ahead by more than a window', async () => {
    const service = await start();
    await send(service, validBody(contactPath));
    await rawStatement(service.env, `update duplicate_guards set accepted_at = accepted_at + ${365 * day}`);
    await rawStatement(service.env, `update idempotency_keys set created_at = created_at + ${365 * day}`);
    await service.store.forgetExpired(service.clock.steady());
    expect(await rowsIn(service, 'duplicate_guards')).toBe(0);
    expect(await rowsIn(service, 'idempotency_keys')).toBe(0);
  });
});
